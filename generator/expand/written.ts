import { kinds } from '../kinds.ts'
import { areaMap } from '../maps/area-map.ts'
import { miniMap } from '../maps/mini-map.ts'
import { servedMap } from '../maps/served-map.ts'
import type { AnyContent, Article, ContentByKind, PageKind, ReferralContent } from '../page.ts'
import type { Manifest } from '../parse/manifest.ts'
import type { WrittenPage } from '../parse/schemas/page.ts'
import type { HomeText, ReferralText } from '../parse/schemas/page-text.ts'
import type { Vertical } from '../parse/schemas/vertical.ts'
import { givesUrgentAdvice } from '../parse/urgent-advice.ts'
import type { Context, PageSource, VisitPackText } from '../site.ts'
import { pageIds, parentId, serviceId } from '../urls.ts'
import { article, choices } from './article.ts'
import { eyeMap } from './eye-map.ts'
import { type Family, listed } from './family.ts'
import { frameWall } from './frames.ts'
import { howSoon } from './how-soon.ts'
import { conditionGroups, inventory, serviceGroups, sitemapGroups } from './indexes.ts'
import { cityLinks, mappedCityLinks } from './locations.ts'
import { notFound } from './not-found.ts'
import { type Annotated, annotated } from './notes.ts'
import { noticed } from './noticed.ts'
import { noticesFor } from './notices.ts'
import { officePhoto } from './photos.ts'
import { qrContent } from './qr.ts'
import { plain } from './rich.ts'
import { specialHours } from './special-hours.ts'
import { testimonials } from './testimonials.ts'
import { blocks, cards, partnersFor, usualPartners } from './text.ts'
import { week } from './week.ts'

/** The pages of `manifest/pages`: one source per file. */
export function expandWritten({ pages, vertical, languages, signs, notices }: Manifest): Family {
  const ids = new Set(pages.map(({ id }) => id))
  const sources = pages.map(({ id, page, place }): PageSource => {
    const { kind } = page
    return {
      id,
      kind,
      place,
      parent: parentOf(id, kind, ids, vertical),
      phone: page.phone,
      visitType: page.visitType ?? '',
      paths: page.path,
      // Pages kept offline are open to all: visitors without a network cannot be located.
      isOpen:
        page.geoGate === false || page.keepOffline || kinds[kind].isAlwaysOpen || givesUrgentAdvice(page.text, signs),
      isKeptOffline: page.keepOffline,
      isIndexed: () =>
        kinds[kind].isListed &&
        !page.placeholder &&
        !isRepetition(page) &&
        !(kinds[kind].isOfNotices && notices.length === 0),
      title: (language) => page.text[language],
      content: (context) => contentOf(id, page, context),
      eye: 'eye' in page ? page.eye : undefined,
      about: 'schemaType' in page && page.schemaType ? { type: page.schemaType } : undefined,
      ...(kinds[kind].hasVisitPack && { visitPackText: page.text as VisitPackText }),
    }
  })
  return listed(sources, languages)
}

/** Whether a page repeats another one for print. */
const isRepetition = (page: WrittenPage) => page.kind === 'how-soon' && page.poster

/** Its nearest ancestor by path, or the index its kind belongs to. */
export function parentOf(
  id: string,
  kind: PageKind,
  ids: ReadonlySet<string>,
  vertical: Pick<Vertical, 'parents'>,
): string | undefined {
  if (id === pageIds.home) return undefined
  return ancestorOf(id, ids) ?? parentId(kinds[kind].parent, vertical) ?? pageIds.home
}

/** The page whose path is the longest prefix of the path of `id`. */
export function ancestorOf(id: string, ids: ReadonlySet<string>): string | undefined {
  const above = id.slice(0, id.lastIndexOf('/'))
  if (above === '') return undefined
  return ids.has(above) ? above : ancestorOf(above, ids)
}

function contentOf(id: string, page: WrittenPage, plainContext: Context): AnyContent {
  const context = annotated(plainContext)
  const text = page.text[context.bodyLanguage]!
  const body = article(id, text, page, context)
  const own = contents[page.kind as keyof typeof contents] as ContentOf<PageKind> | undefined
  const content = own?.({ id, page, text, body, context, plainContext } as Given<PageKind>) ?? body
  // Once all texts are read: those that only its kind has may cite sources too.
  return 'sources' in content ? { ...content, sources: context.notes.list(page.sources) } : content
}

type WrittenKind = WrittenPage['kind']

/** The kinds that are an article and nothing more. */
type KindOfArticle = { [K in WrittenKind]: keyof ContentByKind[K] extends keyof Article ? K : never }[WrittenKind]

interface Given<K extends PageKind> {
  id: string
  page: Extract<WrittenPage, { kind: K }>
  /** Its text in the language of the context. */
  text: NonNullable<Extract<WrittenPage, { kind: K }>['text'][string]>
  body: Article
  context: Annotated
  /** Texts in it cite no sources. */
  plainContext: Context
}

type ContentOf<K extends PageKind> = (given: Given<K>) => ContentByKind[K]

/** The content by kind. A kind that is more than an article needs a line, or this does not compile. */
const contents: { [K in Exclude<WrittenKind, KindOfArticle>]: ContentOf<K> } = {
  home: ({ page, text, body, context }) => ({ ...body, ...homeContent(page, text, context) }),
  services: ({ body, context }) => ({ ...body, groups: serviceGroups(context) }),
  conditions: ({ body, context }) => ({
    ...body,
    groups: conditionGroups(context),
    eyeMap: eyeMap(context),
    noticed: noticed(context),
  }),
  condition: ({ text, body }) => ({ ...body, medicalName: text.medicalName }),
  comparison: ({ text, body, context }) => ({ ...body, verdict: choices(text.verdict ?? [], context) }),
  'how-soon': ({ page, body, context }) => ({ ...body, ...howSoon(page.poster, context) }),
  contact: ({ body, context, plainContext }) => ({
    ...body,
    ...mappedCityLinks(context),
    map: areaMap(context),
    week: week(context),
    special: specialHours(context),
    office: officePhoto(context),
    notices: noticesFor('contact', plainContext),
  }),
  'out-of-area': ({ body, context }) => ({ ...body, map: servedMap(context) }),
  eyewear: ({ page, body }) => ({ ...body, wall: page.wall && frameWall(page.wall) }),
  notices: ({ body, plainContext }) => ({ ...body, notices: noticesFor('notices', plainContext) }),
  referral: ({ text, body, context }) => ({ ...body, ...waysOf(text, context) }),
  sitemap: ({ body, context }) => ({ intro: body.intro, groups: sitemapGroups(context) }),
  qr: ({ id, page, body, context }) => ({
    sections: body.sections,
    ...qrContent({ id, ...page }, body.intro, context),
  }),
  tools: ({ body, context }) => ({
    intro: body.intro,
    sections: body.sections,
    site: context.site.manifest.practice.url,
    pages: inventory(context),
    total: context.site.routes.length,
  }),
  'not-found': ({ page, body, context }) => ({ intro: body.intro, ...notFound(page, context) }),
}

function waysOf(
  { patients, colleagues }: ReferralText,
  context: Context,
): Pick<ReferralContent, 'patients' | 'colleagues'> {
  const way = (raw: ReferralText['patients']) => ({
    heading: plain(raw.heading, context),
    blocks: blocks(raw.blocks, context),
  })
  return { patients: way(patients), colleagues: { ...way(colleagues), subject: plain(colleagues.subject, context) } }
}

function homeContent(page: Extract<WrittenPage, { kind: 'home' }>, text: HomeText, context: Context) {
  const { navigation, vertical } = context.site.manifest
  return {
    stats: text.stats.map(({ value, label }) => ({ value: plain(value, context), label: plain(label, context) })),
    results: text.results.map(({ name, before, after }) => ({
      name: plain(name, context),
      before: plain(before, context),
      after: plain(after, context),
    })),
    services: cards(page.services.map(serviceId), context),
    conditions: navigation.servicesMenu
      .filter(
        ({ page: id }) => vertical.parents.conditions !== undefined && id.startsWith(`${vertical.parents.conditions}/`),
      )
      .map(({ page: id }) => context.site.links.card(id, context)),
    testimonials: testimonials(page.testimonials, context),
    ...cityLinks(context),
    miniMap: miniMap(context.site.manifest),
    partners: partnersFor(page.partners ?? usualPartners, context),
  }
}
