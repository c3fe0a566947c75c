import { kinds } from '../kinds.ts'
import { areaMap } from '../maps/area-map.ts'
import type { Article, ContentByKind, PageKind, ReferralContent } from '../page.ts'
import type { Manifest } from '../parse/manifest.ts'
import type { ComparisonText, HomeText, PageText, ReferralText, WrittenPage } from '../parse/schemas/page.ts'
import type { Vertical } from '../parse/schemas/vertical.ts'
import type { Subject, View } from '../site.ts'
import { pageIds, parentId, serviceId } from '../urls.ts'
import { article, choices } from './article.ts'
import { type Family, listed } from './family.ts'
import { conditionGroups, inventory, notFoundLinks, serviceGroups, sitemapGroups } from './indexes.ts'
import { cityLinks } from './locations.ts'
import { officePhoto } from './photos.ts'
import { qrContent } from './qr.ts'
import { testimonials } from './testimonials.ts'
import { blocks, cards, partnersFor, plain } from './text.ts'

/** The pages of `manifest/pages`: one subject a file. */
export function expandWritten({ pages, vertical, languages }: Manifest): Family {
  const ids = new Set(pages.map(({ id }) => id))
  const subjects = pages.map(({ id, page, place }): Subject => {
    const { kind } = page
    return {
      id,
      kind,
      place,
      parent: parentOf(id, kind, ids, vertical),
      phone: page.phone,
      visitType: page.visitType ?? '',
      paths: page.path,
      isOpen: !page.geoGate || !kinds[kind].isListed,
      indexed: kinds[kind].isListed,
      title: (language) => page.text[language],
      content: (view) => contentOf(id, page, view),
      about: kind === 'condition' ? { type: page.schemaType } : undefined,
    }
  })
  return listed(subjects, languages)
}

/** The nearest page above it by path, or the index its kind belongs to. */
function parentOf(id: string, kind: PageKind, ids: ReadonlySet<string>, vertical: Vertical): string | undefined {
  if (id === pageIds.home) return undefined
  for (let path = id; path !== ''; ) {
    path = path.slice(0, path.lastIndexOf('/'))
    if (path !== '' && ids.has(path)) return path
  }
  return parentId(kinds[kind].parent, vertical) ?? pageIds.home
}

function contentOf(id: string, page: WrittenPage, view: View): ContentByKind[PageKind] {
  const text = page.text[view.bodyLanguage]!
  const body = article(id, text, page, view)
  switch (page.kind) {
    case 'home':
      return { ...body, ...homeContent(page, text as HomeText, view) }
    case 'services':
      return { ...body, groups: serviceGroups(view) }
    case 'conditions':
      return { ...body, groups: conditionGroups(view) }
    case 'condition':
      return { ...body, medicalName: page.text[view.bodyLanguage]!.medicalName }
    case 'comparison':
      return { ...body, verdict: choices((text as ComparisonText).verdict ?? [], view) }
    case 'contact':
      return { ...body, cities: cityLinks(view), map: areaMap(view), office: officePhoto(view) }
    case 'referral':
      return { ...body, ...waysOf(text as ReferralText, view) }
    case 'sitemap':
      return { intro: body.intro, groups: sitemapGroups(view) }
    case 'qr':
      return { sections: body.sections, ...qrContent({ id, ...page }, body.intro, view) }
    case 'tools':
      return {
        intro: body.intro,
        sections: body.sections,
        site: view.site.manifest.practice.url,
        pages: inventory(view),
        total: view.site.rows.length,
      }
    case 'not-found':
      return { intro: body.intro, links: notFoundLinks(view) }
    default:
      page.kind satisfies KindOfArticle
      return body
  }
}

/** All there is to these is an article. Any other kind needs a case of its own, or it does not compile. */
type KindOfArticle = { [K in PageKind]: Article extends ContentByKind[K] ? K : never }[PageKind]

function waysOf({ patients, colleagues }: ReferralText, view: View): Pick<ReferralContent, 'patients' | 'colleagues'> {
  const way = (raw: ReferralText['patients']) => ({
    heading: plain(raw.heading, view),
    blocks: blocks(raw.blocks, view),
  })
  return { patients: way(patients), colleagues: { ...way(colleagues), subject: plain(colleagues.subject, view) } }
}

function homeContent(page: Extract<WrittenPage, { kind: 'home' }>, text: HomeText & PageText, view: View) {
  const { navigation, vertical } = view.site.manifest
  return {
    stats: text.stats.map(({ value, label }) => ({ value: plain(value, view), label: plain(label, view) })),
    results: text.results.map(({ name, before, after }) => ({
      name: plain(name, view),
      before: plain(before, view),
      after: plain(after, view),
    })),
    services: cards(page.services.map(serviceId), view),
    conditions: navigation.servicesMenu
      .filter(({ page: id }) => vertical.hubs.conditions !== undefined && id.startsWith(`${vertical.hubs.conditions}/`))
      .map(({ page: id }) => view.site.links.card(id, view.language)),
    testimonials: testimonials(page.testimonials, view),
    cities: cityLinks(view),
    partners: partnersFor(page.partners ?? 'default', view),
  }
}
