/**
 * Where this thread writes what becomes `path` once it is complete. Named at random and not by a number of the process:
 * in two containers that share a cache, that is often the same.
 */
export function unfinished(path: string): string
