/**
 * Creates a folder, and those above it, unless it exists, and returns those it created, from the top. Not with
 * `recursive`: Node 20 then reports a read-only disk as a missing folder (ENOENT), and hangs where nothing can be
 * created, such as below /proc. Creating folders one by one gives an error in both cases.
 */
export function makeFolder(path: string): string[]
