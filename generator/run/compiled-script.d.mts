import type { BuildOptions, BuildResult } from 'esbuild'

type Build = (options: BuildOptions & { write: false }) => Promise<Pick<BuildResult<{ write: false }>, 'outputFiles'>>

/** Compiles `input` and everything it imports into a script for `runScript`. */
export function compileScript(
  build: Build,
  input: Pick<BuildOptions, 'entryPoints' | 'stdin' | 'absWorkingDir' | 'external' | 'sourcemap' | 'plugins'>,
  outfile: string,
): Promise<void>

export interface RunningScript<Exports> {
  exports: Exports
  /** Whether the kept bytecode was made by this release of Node, and V8 accepted it. */
  isAccepted: boolean
  /** The bytecode V8 has made so far, of the functions that were called, and which Node it is for. */
  bytes: () => Uint8Array
}

/**
 * Runs a script, with the bytecode V8 made of it in an earlier run. `import()` does not work in code restored from such
 * bytecode (nodejs/node#43663).
 */
export function runScript<Exports>(filename: string, kept?: Buffer): RunningScript<Exports>
