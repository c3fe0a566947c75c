import { judgeNewPages } from '../audit/new-pages.ts'
import { isForwardingPage } from '../hosts/github-pages.ts'
import { hostOf } from '../hosts/index.ts'
import { filesOfRules, publishedRedirects } from '../hosts/published-rules.ts'
import { isNamedByContent } from '../hosts/rules.ts'
import { isToolFile } from '../hosts/tool-files.ts'
import { byName } from '../languages.ts'
import type { Bundle } from '../page.ts'
import type { Target } from '../publish/target.ts'
import { filesBesidePages } from '../publish-site.ts'
import { redirectFor } from '../redirect-rules.ts'
import { forPractice, loadBundle } from '../render/bundle.ts'
import type { RenderFailure } from '../render/render-routes.ts'
import type { SourceKeys } from '../run/source-keys.ts'
import type { Route, Site } from '../site.ts'
import { fileOf, isPageFile, urlOfFile } from '../urls.ts'
import { alternativeTargets } from './alternative-targets.ts'
import { compareFiles } from './compare-files.ts'
import { comparePages } from './compare-pages.ts'
import { compareRedirects } from './compare-redirects.ts'
import { findMoves } from './find-moves.ts'
import { type MoveCandidate, moveCandidate } from './move-candidate.ts'
import { detached, hrefsOf, type PageParts, readParts } from './page-parts.ts'
import type { Plan, PlannedPage, RemovedPage } from './plan.ts'
import { proposeRedirects } from './propose-redirects.ts'
import { inCityOf, openPublished, type Published, partsOf } from './published.ts'
import { renderChanged } from './render-changed.ts'
import { textsAround } from './texts-around.ts'
import { type Pairs, trackPairs } from './track-pairs.ts'

interface PlanTarget extends Target {
  keys: SourceKeys
  say: (line: string) => void
}

/** What publishing the site would change in `out`. Only reads that folder. */
export async function makePlan(site: Site, options: PlanTarget): Promise<Plan | { failures: RenderFailure[] }> {
  const { out, keys, say } = options
  const bundle = forPractice(await loadBundle(keys.bundle, say), site.manifest)
  const published = openPublished(out, { folder: bundle.folder, program: keys.program, say })
  const { languages, practice } = site.manifest
  const files = await contentsOfOthers(site, bundle, options)
  const pageFiles = new Set(Array.from(site.routes, ({ url }) => fileOf(url)))
  const isOurs = (file: string) => !isToolFile(file, hostOf(practice.host))
  const gone = published.files.filter((file) => !pageFiles.has(file) && !files.has(file) && isOurs(file))
  const pairs = trackPairs()
  const { leaving, linked } = leavingPages(gone.filter(isPageFile), published, pairs)
  const compared = await comparePublished(site, {
    ...options,
    bundle,
    published,
    pairs,
    findsMoves: leaving.length > 0,
  })
  if (compared.failures.length > 0) return { failures: compared.failures }

  const redirects = compareRedirects(
    publishedRedirects((file) => published.read(file)?.toString()),
    site.redirects,
  )
  const moves = findMoves(leaving, compared.arriving, textsAround(published, pageFiles, languages))
  return {
    published: published.files.length > 0,
    pages: site.routes.length,
    cities: site.manifest.cities.length,
    added: compared.added,
    newPages: judgeNewPages(compared.addedRoutes, site),
    changed: compared.changed,
    removed: removedPages(leaving, site),
    redirects,
    pairs: pairs.changes(),
    // Changed redirects are reported one by one.
    files: compareFiles(files, gone.filter(isOther), published, options.record).filter(
      ({ file }) => !filesOfRules.includes(file) || redirects.length === 0,
    ),
    proposals: proposeRedirects(moves, redirects, site),
    instead: proposeRedirects(alternativeTargets(linked, moves, site), [], site),
  }
}

/** The published pages that the site no longer has, and the addresses each of them links to. Notes their pairs. */
function leavingPages(
  files: readonly string[],
  published: Published,
  pairs: Pairs,
): { leaving: MoveCandidate[]; linked: Map<string, string[]> } {
  const linked = new Map<string, string[]>()
  // Hosts without rules have files beside each page that only forward to it.
  const pages = files.filter((file) => !isForwardingPage(published.read(file)))
  const leaving = pages.map((file) => {
    const [url, parts] = [urlOfFile(file), partsOf(file, published)]
    pairs.note(url, parts, undefined)
    linked.set(url, hrefsOf(parts.main).map(detached))
    return moveCandidate(url, parts)
  })
  return { leaving, linked }
}

interface Compared extends Pick<Plan, 'added' | 'changed'> {
  addedRoutes: Route[]
  /** The pages to which one that leaves may have moved. Empty unless `findsMoves`. */
  arriving: MoveCandidate[]
  failures: RenderFailure[]
}

interface CompareOptions extends PlanTarget {
  bundle: Bundle
  published: Published
  pairs: Pairs
  findsMoves: boolean
}

/** Renders the pages that publishing would add or change, and compares each with the published one. Notes their pairs. */
async function comparePublished(
  site: Site,
  { pairs, findsMoves, keys, ...options }: CompareOptions,
): Promise<Compared> {
  const compared: Omit<Compared, 'failures'> = { added: [], changed: [], addedRoutes: [], arriving: [] }
  const failures = await renderChanged(site, { ...options, program: keys.program }, (route, html, old) => {
    const after = readParts(html)
    const before = old === undefined ? undefined : readParts(old)
    pairs.note(route.url, before, after)
    const page = plannedPage(route, after)
    if (before === undefined) {
      compared.added.push(page)
      compared.addedRoutes.push(route)
    } else compared.changed.push({ ...page, change: detached(comparePages(before, after)) })
    // A page may move to an address that had another language, for example when the first language is unpublished.
    const isNew = before?.canonical !== after.canonical || before?.language !== after.language
    if (findsMoves && isNew) compared.arriving.push(moveCandidate(route.url, after))
  })
  return { ...compared, failures }
}

/**
 * What is to be published besides the pages, by file: undefined for a picture that takes long to make, and is named by
 * what it is made from.
 */
async function contentsOfOthers(
  site: Site,
  bundle: Bundle,
  options: PlanTarget,
): Promise<Map<string, string | Uint8Array | undefined>> {
  const contents = new Map<string, string | Uint8Array | undefined>()
  for await (const { file, bytes, entry } of filesBesidePages(site, bundle, options))
    contents.set(file, entry !== undefined && isNamedByContent(file) ? undefined : await bytes())
  return contents
}

/** The pages that leave, by language, and where a redirect would lead the visitors of each. */
const removedPages = (leaving: readonly MoveCandidate[], { redirects, manifest }: Site): RemovedPage[] =>
  leaving
    .map(({ url, language, title }) => {
      return { url, language, title, leadsTo: redirectFor(url, redirects), inCity: inCityOf(url, manifest.languages) }
    })
    .sort((a, b) => byName(a.language, b.language))

const isOther = (file: string) => !isPageFile(file)

function plannedPage({ url, language, source }: Route, { title }: PageParts): PlannedPage {
  const page = { url, language, kind: source.kind, title: detached(title), place: source.place }
  const { service, city } = source.madeOf ?? {}
  if (service === undefined || city === undefined) return page
  return { ...page, inCity: { service: service.slug, city: city.slug, servicePlace: service.place } }
}
