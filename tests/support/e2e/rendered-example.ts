import { spawnSync } from 'node:child_process'
import { root } from '../../../generator/folders.ts'

/** Part -> name of the example -> HTML. */
type Rendered = Record<string, Record<string, string>>

let rendered: Rendered | undefined

/** The HTML of every example, rendered in a separate process: Playwright compiles JSX in its own way. */
export function renderedExamples(): Rendered {
  rendered ??= render()
  return rendered
}

/** The HTML of one of a part's examples. */
export const renderedExample = (part: string, name: string): string => renderedExamples()[part]![name]!

function render(): Rendered {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tests/support/print-examples.ts'],
    // The compiler options shared by all rooms, which say how JSX is compiled.
    {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      env: { ...process.env, TSX_TSCONFIG_PATH: 'tsconfig.base.json' },
    },
  )
  if (status !== 0) throw new Error(stderr)
  return JSON.parse(stdout)
}
