/**
 * The files of a sealed folder that are not as they were sealed, by their path in it: none when it is whole, `undefined`
 * when there is no such folder.
 */
export function damageIn(folder: string): string[] | undefined

/** Seals what was made, and puts it in place as `folder`. What stands there already is replaced file by file. */
export function sealFolder(made: string, folder: string): void
