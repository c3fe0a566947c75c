import type { BuildOptions, BuildResult } from 'esbuild'

type Build = (options: BuildOptions & { write: false }) => Promise<Pick<BuildResult<{ write: false }>, 'outputFiles'>>

/** Compiles the `input`, with all that it imports, into a script for `runScript`. */
export function compileScript(
  build: Build,
  input: Pick<BuildOptions, 'entryPoints' | 'stdin' | 'absWorkingDir' | 'external' | 'sourcemap' | 'plugins'>,
  outfile: string,
): Promise<void>

export interface RunningScript<Exports> {
  exports: Exports
  /** Whether V8 had use for what was given it. */
  isTaken: boolean
  /** What V8 has made by now of the functions that were called. */
  bytes: () => Uint8Array
}

/**
 * Runs a script, with what V8 has made of it in an earlier run. In code that V8 was given, it knows nothing of `import()`
 * (nodejs/node#43663).
 */
export function runScript<Exports>(filename: string, cachedData?: Buffer): RunningScript<Exports>
