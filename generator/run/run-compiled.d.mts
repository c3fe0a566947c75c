/** The compiled command's file in its folder. */
export const compiledFile: string

/**
 * Runs a program of the compiled command in this thread, and marks its folder as in use for as long as the process
 * lives. `purpose` is what V8's code cache is kept for; `isForced` ignores that cache.
 */
export function runCompiled(folder: string, program: string, purpose: string, isForced?: boolean): unknown
