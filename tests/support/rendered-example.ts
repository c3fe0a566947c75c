import { spawnSync } from 'node:child_process'
import { root } from '../../generator/folders.ts'

/** The HTML of one of a part's examples. In a process of its own: Playwright reads JSX in its own way. */
export function renderedExample(part: string, name: string): string {
  const code = `
    import { renderToStaticMarkup } from 'react-dom/server'
    import { tidy } from './templates/tidy.ts'
    import { examples } from './templates/parts/${part}.examples.tsx'
    process.stdout.write(tidy(renderToStaticMarkup(examples[${JSON.stringify(name)}])))`
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', code],
    { cwd: root, encoding: 'utf8' },
  )
  if (status !== 0) throw new Error(stderr)
  return stdout
}
