/**
 * The files of a sealed folder that have changed since it was sealed, by their path in it: none when it is intact,
 * `undefined` when there is no such folder.
 */
export function damageIn(folder: string): string[] | undefined

/** Seals the folder `made`, and moves it to `folder`. If that exists already, it is replaced file by file. */
export function sealFolder(made: string, folder: string): void
