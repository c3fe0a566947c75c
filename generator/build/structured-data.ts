import type {
  AboutPage,
  BreadcrumbList,
  City,
  CollectionPage,
  ContactPage,
  FAQPage,
  Graph,
  MedicalCondition,
  MedicalProcedure,
  MedicalTherapy,
  MedicalWebPage,
  Place,
  Question as SchemaQuestion,
  Service,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts'
import { knownCode, type Language } from '../../src/shared/languages.ts'
import { plainText } from '../../src/shared/plain-text.ts'
import { titleOf } from '../expand/links.ts'
import { kinds } from '../kinds.ts'
import { ownName } from '../own-name.ts'
import type { AnyContent, Link, Question } from '../page.ts'
import type { Practice } from '../parse/schemas/practice.ts'
import { nameIn } from '../place-name.ts'
import type { About, Route, Site } from '../site.ts'
import { absoluteUrl, pageIds } from '../urls.ts'
import type { Leaf } from './leaf.ts'
import { cityNode, idOf, practiceNode } from './practice-node.ts'
import type { SharePicture } from './share-picture.ts'

// States nothing that visitors cannot read on the page itself, as search engines require.

type QuestionNode = Leaf<SchemaQuestion>
type PageNode = Leaf<MedicalWebPage | CollectionPage | ContactPage | AboutPage | WebPage>
type SubjectNode = Leaf<MedicalCondition | MedicalProcedure | MedicalTherapy | Service | City | Place>

/** What search engines read: the practice, the page, its subject, its place in the site, and questions it is about. */
export function structuredData(page: Described): Graph {
  const { route, content, crumbs, site } = page
  const { practice } = site.manifest
  const about = route.source.about && subjectNode(route.source.about, page)
  const nodes: Thing[] = [
    practiceNode(site, route, content),
    websiteNode(practice, route.bodyLanguage),
    pageNode(page, about),
    ...(crumbs.length > 1 ? [breadcrumbs(page)] : []),
    ...(about === undefined ? [] : [about]),
    ...faq(page),
  ]
  return { '@context': 'https://schema.org', '@graph': nodes }
}

interface Described {
  /** With the fill-ins of its title filled in. */
  route: Route
  content: AnyContent
  crumbs: readonly Link[]
  picture: SharePicture
  site: Site
}

const websiteNode = (practice: Practice, language: Language): Leaf<WebSite> => ({
  '@type': 'WebSite',
  '@id': idOf(practice, '#website'),
  url: `${practice.url}/`,
  name: ownName(practice.name, language),
  publisher: { '@id': idOf(practice, '#practice') },
})

function pageNode({ route, content, picture, site }: Described, about: SubjectNode | undefined): PageNode {
  const { practice } = site.manifest
  const url = absoluteUrl(practice.url, route.canonical)
  const { heading, description } = titleOf(route)
  return {
    '@type': pageType(route),
    '@id': `${url}#page`,
    url,
    name: heading,
    description,
    inLanguage: knownCode(route.bodyLanguage),
    isPartOf: { '@id': idOf(practice, '#website') },
    ...reviewed(content),
    ...citations(content),
    primaryImageOfPage: { '@type': 'ImageObject', url: absoluteUrl(practice.url, picture.url) },
    about: about && { '@id': about['@id'] },
  } as PageNode
}

/** Names a reviewer only if that person has read the page. No `dateModified`: a page may pass its review unchanged. */
function reviewed(content: AnyContent): Pick<Leaf<MedicalWebPage>, 'lastReviewed' | 'reviewedBy'> {
  const review = 'service' in content ? content.service.review : 'review' in content ? content.review : undefined
  if (review === undefined || review === 'none') return {}
  const { day, by } = review
  return { lastReviewed: day, reviewedBy: by === undefined ? undefined : { '@type': 'Person', name: by } }
}

/** The documents that a page lists as its sources. */
function citations(content: AnyContent): Pick<Leaf<MedicalWebPage>, 'citation'> {
  const sources = 'sources' in content ? content.sources : 'service' in content ? content.service.sources : []
  if (sources.length === 0) return {}
  return { citation: sources.map(({ title, url }) => ({ '@type': 'CreativeWork', name: title, url })) }
}

const pageType = ({ source: { kind, id } }: Route): PageNode['@type'] =>
  id === pageIds.about ? 'AboutPage' : kinds[kind].pageType

/** Breadcrumbs of the page's URL, in the language of its layout. The last one links to the canonical URL. */
function breadcrumbs({ crumbs, route: { url, canonical }, site }: Described): Leaf<BreadcrumbList> {
  const { practice } = site.manifest
  return {
    '@type': 'BreadcrumbList',
    '@id': `${absoluteUrl(practice.url, url)}#breadcrumbs`,
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(practice.url, href === url ? canonical : href),
    })),
  }
}

/** The condition, treatment, service or place the page is about. */
function subjectNode(about: About, { route, content, site }: Described): SubjectNode {
  const { practice } = site.manifest
  const nodeId = `${absoluteUrl(practice.url, route.canonical)}#about`
  if ('place' in about) return { '@id': nodeId, '@type': about.type, name: nameIn(about.place, route.bodyLanguage) }
  const name = 'service' in content ? content.service.name : titleOf(route).name
  if (about.type !== 'Service') {
    const medicalName = 'medicalName' in content ? content.medicalName : undefined
    return { '@id': nodeId, '@type': about.type, name, alternateName: otherNames(medicalName, name) }
  }
  // To people who search for it, a treatment offered in a place is a service.
  return {
    '@id': nodeId,
    '@type': 'Service',
    name,
    serviceType: name,
    provider: { '@id': idOf(practice, '#practice') },
    areaServed: about.city && cityNode(about.city, route),
  }
}

/** The clinical names that differ from the plain one, which may be several: `posterior vitreous detachment, PVD`. */
function otherNames(medicalName: string | undefined, name: string): string | string[] | undefined {
  const names = medicalName?.split(/\s*[,،、，]\s*/).filter((each) => each.toLowerCase() !== name.toLowerCase()) ?? []
  return names.length > 1 ? names : names[0]
}

function faq({ route, content, site }: Described): Leaf<FAQPage>[] {
  if (!kinds[route.source.kind].isAboutQuestions) return []
  const questions = 'questions' in content ? content.questions : []
  if (questions.length === 0) return []
  const url = absoluteUrl(site.manifest.practice.url, route.canonical)
  return [{ '@type': 'FAQPage', '@id': `${url}#questions`, mainEntity: questions.map(questionNode) }]
}

const questionNode = ({ question, answer }: Question): QuestionNode => ({
  '@type': 'Question',
  name: question,
  acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
})
