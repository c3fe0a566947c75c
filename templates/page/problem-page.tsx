import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { home, root } from '../../generator/folders.ts'
import { codeFrame, countProblems } from '../../generator/problems/print.ts'
import type { Problem } from '../../generator/problems/problems.ts'
import { isUserError } from '../../generator/problems/user-error.ts'
import type { Source } from '../../generator/read/read.ts'
import { sourceOf } from '../../generator/read/source-of.ts'

// Development only: replaces a page that cannot be shown, or appears over its last good version. Disappears by itself.

/** The problems of the manifest in `folder`, as the terminal shows them. */
export const problemPage = (problems: readonly Problem[], sources: readonly Source[], folder: string): string =>
  documentOf(`${countProblems(problems)} in the manifest`, entriesOf(problems, sources, folder))

/**
 * A bar at the bottom of a page that still shows its last good version. Opened, it lists the errors. It starts open if
 * the page's own file has one. A shadow tree keeps out the site's styles and scripts.
 */
export function problemPanel(
  errors: readonly Problem[],
  sources: readonly Source[],
  folder: string,
  fileOfPage: string | undefined,
): string {
  const inOrder = [...errors].sort((a, b) => Number(b.file === fileOfPage) - Number(a.file === fileOfPage))
  const content = renderToStaticMarkup(
    <>
      <style dangerouslySetInnerHTML={{ __html: panelStyles + entryStyles }} />
      <details open={errors.some(({ file }) => file === fileOfPage)}>
        <summary>{countProblems(errors)} in the manifest. The page stays as it was until the files are fixed.</summary>
        {entriesOf(inOrder, sources, folder)}
      </details>
    </>,
  )
  return `<sightline-problems lang="en"><template shadowrootmode="open">${content}</template></sightline-problems>`
}

/** The page for an error in a template or elsewhere in the program, or of the disk. */
export function failurePage(error: unknown): string {
  const { message, detail } = readError(error)
  return documentOf(
    'This page could not be rendered',
    <section className="error">
      <h2>{message}</h2>
      {detail !== '' && <pre>{detail}</pre>}
    </section>,
  )
}

function entriesOf(problems: readonly Problem[], sources: readonly Source[], folder: string) {
  const name = relative(home(), folder) || '.'
  return problems.map((problem, index) => (
    <ProblemEntry
      key={index}
      problem={problem}
      path={`${name}/${problem.file}`}
      text={sourceOf(sources, problem.file)?.text}
    />
  ))
}

function ProblemEntry({ problem, path, text }: { problem: Problem; path: string; text: string | undefined }) {
  const { code, severity, line, column, message, fix } = problem
  const frame = text === undefined ? [] : codeFrame(text.split(/\r?\n/), line, column)
  return (
    <section className={severity}>
      <h2>
        {path}:{line}:{column}
      </h2>
      <p>
        <strong>{severity}</strong> <span className="code">{code}</span>
      </p>
      {frame.length > 0 && <pre>{stripVTControlCharacters(frame.join('\n'))}</pre>}
      <p className="message">{message}</p>
      <p>
        <strong>Fix:</strong> {fix}
      </p>
    </section>
  )
}

/**
 * What an engineer needs from an error: what happened, where in our own code, and no path of this machine. A
 * `UserError` is complete without a stack trace.
 */
function readError(thrown: unknown): { message: string; detail: string } {
  // Vike appends its terminal output to an error.
  const error = (thrown as { getOriginalError?: () => unknown } | null)?.getOriginalError?.() ?? thrown
  const { message, stack = '' } = error instanceof Error ? error : { message: String(error) }
  const [first = '', ...more] = clean(message).split('\n')
  const trace = (isUserError(error) ? '' : clean(stack))
    .split('\n')
    .filter((line) => /^\s+at /.test(line) && !/node_modules|node:/.test(line))
  return { message: first, detail: [...more, ...trace].join('\n') }
}

const clean = (text: string) => stripVTControlCharacters(text).replaceAll('file://', '').replaceAll(`${root}/`, '')

function documentOf(heading: string, content: ReactNode): string {
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{heading}</title>
        <style dangerouslySetInnerHTML={{ __html: pageStyles + entryStyles }} />
      </head>
      <body>
        {/* biome-ignore lint/a11y/noAutofocus: the document itself does not scroll, so keys must reach what does. */}
        <main tabIndex={-1} autoFocus>
          <h1>{heading}</h1>
          <p>The page comes back automatically once the files are fixed.</p>
          {content}
        </main>
      </body>
    </html>
  )
  return `<!DOCTYPE html>${renderToStaticMarkup(page)}`
}

/** Makes the document taller than any page, though not visibly: the browser then keeps the scroll position. */
const pageStyles = `
html { overflow: hidden }
body { margin: 0; min-height: 200000px }
main { position: fixed; inset: 0; overflow: auto; overscroll-behavior: contain; padding: 2rem; outline: none;
  font: 16px/1.5 system-ui, sans-serif; color: #1c1917; background: #fafaf9 }
h1 { margin: 0; font-size: 1.5rem }
`

/** Below the editor, whose bar fits under the text. */
const panelStyles = `
details { position: fixed; inset: auto 0 0; z-index: 2147482999; max-height: 60vh; overflow: auto;
  overscroll-behavior: contain; padding: 0.75rem 1.5rem 4.5rem; border-top: 4px solid #b91c1c;
  font: 16px/1.5 system-ui, sans-serif; color: #1c1917; background: #fafaf9; box-shadow: 0 -2px 12px #0004 }
summary { cursor: pointer; font-weight: 600 }
@media print { details { display: none } }
`

const entryStyles = `
section { max-width: 60rem; margin-top: 2rem; padding-left: 1rem; border-left: 4px solid #b91c1c }
section.warning { border-color: #a16207 }
h2 { margin: 0; font-size: 1.125rem; overflow-wrap: anywhere; white-space: pre-wrap }
pre { overflow-x: auto; padding: 1rem; background: #292524; color: #fafaf9; font: 14px/1.5 ui-monospace, monospace }
p { margin: 0.5rem 0 } .code { color: #57534e } .message { font-weight: 600 }
`
