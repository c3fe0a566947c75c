import { render } from 'vike/abort'
import type { PageContextServer } from 'vike/types'
import type { Frame, Page } from '../../generator/page.ts'
import { developPage } from './develop.ts'

export interface RenderData {
  page: Page
  frame: Frame
}

/** The page at the requested URL, expanded from the manifest as it is on disk. */
export function data(pageContext: PageContextServer): RenderData {
  const found = developPage(pageContext.urlPathname)
  if (found === undefined) throw render(404, `There is no page at ${pageContext.urlPathname}.`)
  return found
}
