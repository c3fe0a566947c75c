import type { Code } from './run/code.ts'
import { type ImportModule, importBy } from './run/import-module.ts'
import type { Program } from './run/start-thread.ts'

// Everything a command runs is compiled into one file, which each of its threads loads for itself: see sightline.mjs.

const programs: Record<Program, () => Promise<{ run: (code: Code) => Promise<void> }>> = {
  cli: () => import('./cli/cli.ts'),
  'command-thread': () => import('./commands/thread/thread.ts'),
  'render-worker': () => import('./render/worker.ts'),
}

/** Called by run/run-compiled.mjs. */
export async function start(program: Program, code: Code, importModule: ImportModule): Promise<void> {
  importBy(importModule)
  const { run } = await programs[program]()
  await run(code)
}
