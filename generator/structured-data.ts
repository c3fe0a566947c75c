import type { Graph, Thing } from 'schema-dts'
import { phoneOf } from './expand/frame.ts'
import { titleOf } from './expand/links.ts'
import { absoluteUrl } from './head.ts'
import type { ContentByKind, Link, PageKind, Question, Rich } from './page.ts'
import type { Practice } from './schemas/practice.ts'
import { shared } from './shared-parts.ts'
import type { About, Row, Site } from './site.ts'

// Nothing stands here that the visitor cannot read on the page itself: search engines ask for that.

type Content = ContentByKind[PageKind]

/** What search engines read: the practice, the page, its subject, its place in the site and its questions. */
export function structuredData(row: Row, content: Content, crumbs: readonly Link[], site: Site): Graph {
  const { practice } = site.manifest
  const about = row.subject.about === undefined ? undefined : subjectNode(row, row.subject.about, content, site)
  const nodes = [
    practiceNode(practice, site, row),
    {
      '@type': 'WebSite',
      '@id': id(practice, '#website'),
      url: `${practice.url}/`,
      name: practice.name.value,
      publisher: { '@id': id(practice, '#practice') },
    },
    pageNode(row, about, practice),
    ...(crumbs.length > 1 ? [breadcrumbs(crumbs, row, practice)] : []),
    ...(about === undefined ? [] : [about]),
    ...faq(row, content, practice),
  ]
  return { '@context': 'https://schema.org', '@graph': nodes as Thing[] }
}

const id = (practice: Practice, hash: string) => `${practice.url}/${hash}`

/** The rating may stand only where the visitor sees it. */
const showsRating = ({ subject }: Row) => subject.kind === 'home'

/** The cities stand where they are listed: a new city must not change every page of the site. */
const listsCities = ({ subject }: Row) => subject.kind === 'home' || subject.kind === 'contact'

const practiceNodes = new WeakMap<Practice, object>()

/** The practice itself: one object on all pages but the few that say more about it. */
function practiceNode(practice: Practice, { manifest }: Site, row: Row): object {
  let node = practiceNodes.get(practice)
  if (node === undefined) {
    node = shared(describePractice(practice))
    practiceNodes.set(practice, node)
  }
  if (!listsCities(row) && !showsRating(row)) return node
  const { value, count } = practice.rating
  return {
    ...node,
    ...(listsCities(row) ? { areaServed: manifest.cities.map(({ name }) => ({ '@type': 'City', name })) } : {}),
    ...(showsRating(row)
      ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: value, reviewCount: count } }
      : {}),
  }
}

function describePractice(practice: Practice) {
  const { street, city, state, zip } = practice.address
  return {
    '@type': 'Optometric',
    '@id': id(practice, '#practice'),
    name: practice.name.value,
    url: `${practice.url}/`,
    telephone: phoneOf('default', practice).href.replace('tel:', ''),
    email: practice.email.value,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: city,
      addressRegion: state,
      postalCode: zip,
      addressCountry: 'US',
    },
    geo: { '@type': 'GeoCoordinates', latitude: practice.coordinates.lat, longitude: practice.coordinates.lon },
    openingHoursSpecification: practice.hours.days
      .filter(({ opens, closes }) => opens !== undefined && closes !== undefined)
      .map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days.map(weekday),
        opens,
        closes,
      })),
    employee: {
      '@type': 'Person',
      name: practice.doctor.value,
      honorificSuffix: practice.doctor.credentials,
      jobTitle: 'Optometrist',
    },
  }
}

const weekday = (day: string) => day.charAt(0).toUpperCase() + day.slice(1)

function pageNode(row: Row, about: { '@id': string } | undefined, practice: Practice) {
  const url = absoluteUrl(practice.url, row.canonical)
  const { heading, description } = titleOf(row)
  return {
    '@type': pageType(row),
    '@id': `${url}#page`,
    url,
    name: heading,
    description,
    inLanguage: row.bodyLanguage,
    isPartOf: { '@id': id(practice, '#website') },
    ...(about === undefined ? {} : { about: { '@id': about['@id'] } }),
  }
}

const medicalKinds: readonly PageKind[] = ['condition', 'topic', 'guide', 'faq', 'comparison']
const indexKinds: readonly PageKind[] = ['services', 'conditions', 'sitemap']

function pageType({ subject: { kind, id } }: Row): string {
  if (medicalKinds.includes(kind)) return 'MedicalWebPage'
  if (indexKinds.includes(kind)) return 'CollectionPage'
  if (kind === 'contact') return 'ContactPage'
  return id === '/about' ? 'AboutPage' : 'WebPage'
}

function breadcrumbs(crumbs: readonly Link[], row: Row, practice: Practice) {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${absoluteUrl(practice.url, row.canonical)}#breadcrumbs`,
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(practice.url, href),
    })),
  }
}

type Node = { '@id': string; '@type': string; [property: string]: unknown }

/** The condition, treatment, service or city that the page tells of. */
function subjectNode(row: Row, about: About, content: Content, { manifest: { practice } }: Site): Node {
  const base = { '@id': `${absoluteUrl(practice.url, row.canonical)}#about`, '@type': about.type }
  if (about.type === 'City') return { ...base, name: about.city }
  const name = 'shared' in content ? content.shared.name : titleOf(row).name
  if (row.subject.kind === 'condition') {
    const medicalName = 'medicalName' in content ? content.medicalName : undefined
    return medicalName === undefined ? { ...base, name } : { ...base, name, alternateName: medicalName }
  }
  // A treatment that the practice offers in a place is a service to the one who searches for it.
  return {
    ...base,
    '@type': 'Service',
    name,
    serviceType: name,
    provider: { '@id': id(practice, '#practice') },
    ...(about.city === undefined ? {} : { areaServed: { '@type': 'City', name: about.city } }),
  }
}

function faq(row: Row, content: Content, practice: Practice) {
  const questions = questionsOf(content)
  if (questions.length === 0) return []
  const mainEntity = 'shared' in content ? sharedQuestions(questions) : questions.map(questionNode)
  return [{ '@type': 'FAQPage', '@id': `${absoluteUrl(practice.url, row.canonical)}#questions`, mainEntity }]
}

const questionNode = ({ question, answer }: Question) => ({
  '@type': 'Question',
  name: question,
  acceptedAnswer: { '@type': 'Answer', text: plainText(answer) },
})

const questionNodes = new WeakMap<readonly Question[], object>()

/** A service's questions are the same in every city. */
function sharedQuestions(questions: readonly Question[]): object {
  let nodes = questionNodes.get(questions)
  if (nodes === undefined) {
    nodes = shared(questions.map(questionNode))
    questionNodes.set(questions, nodes)
  }
  return nodes
}

function questionsOf(content: Content): readonly Question[] {
  if ('shared' in content) return content.shared.questions
  return 'questions' in content ? content.questions : []
}

/** A text without its links and emphasis. */
export function plainText(text: Rich): string {
  if (typeof text === 'string') return text
  return text
    .map((piece) => (typeof piece === 'string' ? piece : 'strong' in piece ? piece.strong : piece.label))
    .join('')
}
