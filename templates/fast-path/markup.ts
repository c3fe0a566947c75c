import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { tidy } from '../tidy.ts'
import { markupWriter } from './plain-markup.ts'

const plain = markupWriter(renderToStaticMarkup, tidy)

let isFast = true

/** Leaves all rendering to React, to find out whether a bug is in the fast path. */
export function renderWithReactAlone(): void {
  isFast = false
}

/** Renders like React, as HTML that is also easy to read. */
export function markupOf(node: ReactNode): string {
  if (isFast)
    try {
      return plain(node)
    } catch {
      // Either only React can render this, or a template has a bug, which React reports as well.
    }
  return tidy(renderToStaticMarkup(node))
}
