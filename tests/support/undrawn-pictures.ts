import type { Entry } from '../../generator/cache/store.ts'

// Stands in for generator/cache/kept-picture.ts where hundreds of sites with random words are made: the name of a
// picture's cache entry serves as its bytes. Other words still produce other bytes, and nothing is drawn or cached.

export const undrawnPicture = async ({ name }: Entry) => Buffer.from(name)
