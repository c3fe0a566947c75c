import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import type { RenderData } from './page/+data.ts'
import { developPage } from './page/develop.ts'
import { renderDocument } from './render-document.tsx'

/** Development only: the same document the publishing loop writes, with the scripts Vike adds while developing. */
export function onRenderHtml(pageContext: PageContextServer) {
  // The error page has no data: it is our not-found page.
  const { page, frame } = (pageContext.data as RenderData | undefined) ?? developPage('/404')!
  // Vike puts the script and the styles in by itself: it knows what Vite serves.
  return dangerouslySkipEscape(renderDocument(page, frame, { script: '', styles: [] }))
}
