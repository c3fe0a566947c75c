import type { Entry } from '../../generator/cache/store.ts'

// Stands in for generator/cache/kept-picture.ts where hundreds of sites with random words are made: what a picture is made
// from in place of the picture. Other words are other bytes, and nothing is drawn or kept.

export const keptPicture = async ({ name }: Entry) => Buffer.from(name)
