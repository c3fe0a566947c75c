import { buildMain } from '../../generator/build/build-page.ts'
import type { Shown } from '../../generator/dev/last-good.ts'
import { markedSite } from '../../generator/dev/studio/mark-texts.ts'
import { marksInTextOnly, withoutMarks } from '../../generator/dev/studio/marks.ts'
import type { Assets, Page } from '../../generator/page.ts'
import { renderDocument } from '../render-document.tsx'
import type { Rendered } from './develop.ts'

/**
 * The page for the editor, with the place of every text in invisible marks. Everything else is as published. If marks
 * would change a page, it comes without any, and nothing on it can be clicked: whatever looks at the first or last
 * character of a text, or counts them, has to take it as `visible`.
 */
export function editableDocument({ page, layout }: Rendered, { site, sources }: Shown, assets: Assets) {
  const marked = markedSite(site, sources)
  const route = marked.routes.findUrl(page.url)!
  const { heading, crumbs, content } = buildMain(route, marked)
  const plain = renderDocument(page, layout, assets)
  const editable = marksInTextOnly(
    renderDocument({ ...page, heading, crumbs, content } as Page, marked.layout(layout.language), assets),
  )
  return withoutMarks(editable) === plain ? editable : plain
}
