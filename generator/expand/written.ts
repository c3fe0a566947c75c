import { kinds } from '../kinds.ts'
import { areaMap } from '../maps/area-map.ts'
import { miniMap } from '../maps/mini-map.ts'
import { servedMap } from '../maps/served-map.ts'
import type { Article, ContentByKind, PageKind, ReferralContent } from '../page.ts'
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
      about: 'schemaType' in page ? { type: page.schemaType } : undefined,
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
  vertical: Pick<Vertical, 'hubs'>,
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

function contentOf(id: string, page: WrittenPage, plainContext: Context): ContentByKind[PageKind] {
  const context = annotated(plainContext)
  const content = ofKind(id, page, context, plainContext)
  // Once all texts are read: those that only its kind has may cite sources too.
  return 'sources' in content ? { ...content, sources: context.notes.list(page.sources) } : content
}

/** The content by kind. Texts in the plain context cite no sources. */
function ofKind(id: string, page: WrittenPage, context: Annotated, plainContext: Context): ContentByKind[PageKind] {
  const language = context.bodyLanguage
  const body = article(id, page.text[language]!, page, context)
  switch (page.kind) {
    case 'home':
      return { ...body, ...homeContent(page, page.text[language]!, context) }
    case 'services':
      return { ...body, groups: serviceGroups(context) }
    case 'conditions':
      return { ...body, groups: conditionGroups(context), eyeMap: eyeMap(context), noticed: noticed(context) }
    case 'condition':
      return { ...body, medicalName: page.text[language]!.medicalName }
    case 'comparison':
      return { ...body, verdict: choices(page.text[language]!.verdict ?? [], context) }
    case 'how-soon':
      return { ...body, ...howSoon(page.poster, context) }
    case 'contact':
      return {
        ...body,
        ...mappedCityLinks(context),
        map: areaMap(context),
        week: week(context),
        special: specialHours(context),
        office: officePhoto(context),
        notices: noticesFor('contact', plainContext),
      }
    case 'out-of-area':
      return { ...body, map: servedMap(context) }
    case 'eyewear':
      return { ...body, wall: page.wall && frameWall(page.wall) }
    case 'notices':
      return { ...body, notices: noticesFor('notices', plainContext) }
    case 'referral':
      return { ...body, ...waysOf(page.text[language]!, context) }
    case 'sitemap':
      return { intro: body.intro, groups: sitemapGroups(context) }
    case 'qr':
      return { sections: body.sections, ...qrContent({ id, ...page }, body.intro, context) }
    case 'tools':
      return {
        intro: body.intro,
        sections: body.sections,
        site: context.site.manifest.practice.url,
        pages: inventory(context),
        total: context.site.routes.length,
      }
    case 'not-found':
      return { intro: body.intro, ...notFound(page, context) }
    default:
      page.kind satisfies KindOfArticle
      return body
  }
}

/** The kinds that are an article and nothing more. Any other kind needs its own case, or this does not compile. */
type KindOfArticle = { [K in PageKind]: Article extends ContentByKind[K] ? K : never }[PageKind]

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
      .filter(({ page: id }) => vertical.hubs.conditions !== undefined && id.startsWith(`${vertical.hubs.conditions}/`))
      .map(({ page: id }) => context.site.links.card(id, context)),
    testimonials: testimonials(page.testimonials, context),
    ...cityLinks(context),
    miniMap: miniMap(context.site.manifest),
    partners: partnersFor(page.partners ?? usualPartners, context),
  }
}
