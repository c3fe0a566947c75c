import type { Answer } from '../../generator/dev/program.ts'
import { withoutSlash } from '../../generator/hosts/plain-address.ts'
import { isError } from '../../generator/problems/problems.ts'
import { redirectFor, splitQuery } from '../../generator/redirect-rules.ts'
import type { Site } from '../../generator/site.ts'
import { renderDocument } from '../render-document.tsx'
import { assets, type Developed, notFoundPage, pageAt } from './develop.ts'
import { editableDocument } from './editable.ts'
import { problemPage, problemPanel } from './problem-page.tsx'

interface Asked extends Developed {
  /** The manifest's folder. */
  folder: string
  isEditing: boolean
}

/**
 * The site's response at `url`, a path with an optional query, expanded from the manifest as it is on disk: the
 * document as published or, for the editor, with marks. While the manifest has errors, pages stay as they last were and
 * show the errors.
 */
export function answer(url: string, { loaded: { problems, sources }, shown, folder, isEditing }: Asked): Answer {
  const [path] = splitQuery(url)
  const plain = withoutSlash(path)
  // After "/x/..", two slashes are left at the start, which would lead to another host.
  if (plain !== path) return { redirect: plain.replace(/^\/+/, '/') + url.slice(path.length) }
  if (shown === undefined) return { status: 500, html: problemPage(problems, sources, folder) }
  const { site } = shown
  const found = pageAt(path, site)
  const target = redirectFor(url, site.redirects, found !== undefined)
  if (target !== undefined) return { redirect: target }
  const { page, layout } = found ?? notFoundPage(path, site)
  const html = isEditing ? editableDocument({ page, layout }, shown, assets) : renderDocument(page, layout, assets)
  const errors = problems.filter(isError)
  const panel = errors.length === 0 ? '' : problemPanel(errors, sources, folder, fileOfPage(path, site))
  return { status: found === undefined ? 404 : 200, html: html.replace('</body>', () => `${panel}</body>`) }
}

/** The manifest file of the page at `path`. */
const fileOfPage = (path: string, site: Site) => site.routes.findUrl(path)?.source.place.file
