import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { markupWriter } from './plain-markup.ts'
import { tidy } from './tidy.ts'

const plain = markupWriter(renderToStaticMarkup, tidy)

let isFast = true

/** Has React do it all, to find out whether a bug is in the fast path. */
export function renderWithReactAlone(): void {
  isFast = false
}

/** Renders as React does, in HTML that is good to read, too. */
export function markupOf(node: ReactNode): string {
  if (isFast)
    try {
      return plain(node)
    } catch {
      // Something that only React knows, or a bug in a template, which React tells of as well.
    }
  return tidy(renderToStaticMarkup(node))
}
