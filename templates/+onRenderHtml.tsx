import { dangerouslySkipEscape } from 'vike/server'
import type { PageContextServer } from 'vike/types'
import type { Rendered } from './page/develop.ts'
import { failurePage, problemPage } from './page/problem-page.tsx'

/** Development only: the same document the publishing loop writes, with the scripts Vike adds while developing. */
export async function onRenderHtml(pageContext: PageContextServer) {
  return dangerouslySkipEscape(await documentFor(pageContext))
}

async function documentFor({ data, urlPathname, abortStatusCode, errorWhileRendering }: PageContextServer) {
  const failed = errorWhileRendering !== null && errorWhileRendering !== undefined
  if (failed && abortStatusCode === undefined) return failurePage(errorWhileRendering)
  try {
    // Imported lazily: a template that cannot even be parsed is then shown like one that throws.
    const [{ assets, developSite, notFoundPage }, { renderDocument }] = await Promise.all([
      import('./page/develop.ts'),
      import('./render-document.tsx'),
    ])
    const { site, problems, sources } = developSite()
    if (site === undefined) return problemPage(problems, sources)
    const { page, layout } = (data as Rendered | undefined) ?? notFoundPage(urlPathname, site)
    return renderDocument(page, layout, assets)
  } catch (error) {
    // Rethrown to Vike, which then renders its error page, unless that is what we are rendering.
    if (failed) return failurePage(error)
    throw error
  }
}
