import { tellDrive } from '../../src/shared/drive.ts'
import { townLine } from '../../src/shared/postal-address.ts'
import type { MainPart } from '../build/build-page.ts'
import { kinds } from '../kinds.ts'
import type { Areas, Article, Drive, LayoutData, Link, PageKind, Partner, ServiceBody, Testimonial } from '../page.ts'

// What the templates show, as data. They are compared with it in tests/generator/audit-parts.test.ts.

/** Texts, and lists and groups of them at any depth, as `see` reads them. */
type Parts = readonly unknown[]

/** What a reader meets in the `main` of a page, in reading order. */
export function mainParts(page: MainPart, layout: LayoutData): Parts {
  const frame = frameOf(page, layout)
  switch (page.kind) {
    case 'location':
      return locationParts(page, frame)
    case 'neighborhood':
      return neighborhoodParts(page, frame)
    case 'service':
      return serviceParts(page, frame)
    case 'service-city':
      return serviceCityParts(page, frame)
    default:
      return 'sections' in page.content && 'related' in page.content
        ? articleParts(page, page.content, frame)
        : [page.heading, page.content]
  }
}

type PageOf<K extends PageKind> = Extract<MainPart, { kind: K }>

/** A written page; what its kind adds to an article comes before the sections. */
function articleParts({ heading, kind }: MainPart, content: Article, frame: Frame): Parts {
  const {
    intro,
    facts,
    photo,
    sections,
    questions,
    sources,
    review,
    hub,
    related,
    partners,
    team,
    eye,
    view,
    ...more
  } = content
  const { words } = frame
  const { medicalName, ...added } = more as { medicalName?: string }
  return [
    [heading, medicalName, intro],
    // Patients act on these pages, so they have the buttons at the top.
    kinds[kind].needsReview && frame.actions('schedule'),
    photo,
    hub && [words('hub.pages', { name: hub.heading, count: hub.links.length }), hub.links],
    reviewer(review, frame),
    team ? [team.doctor, team.portrait, facts, team.staff, team.office] : under(words('article.facts'), facts),
    added,
    contentsOf(content, frame),
    sections.map((section, index) => [
      section,
      index === 0 && eye && [words('eye.heading'), words('eye.view'), eye.map((part) => eyePart(part, frame))],
      view !== undefined && index === symptomsOf(content) && viewParts(view, frame),
    ]),
    under(words('article.questions'), questions),
    under(words('article.sources'), sources),
    reviewNote(review, frame),
    frame.panel,
    partnersOf(partners, frame),
    under(words('article.related'), related),
  ]
}

type Reviewed = Article['review']

const reviewer = (review: Reviewed, { words }: Frame): string | undefined =>
  typeof review === 'object' && review.by !== undefined
    ? words('review.short', { by: review.by, on: review.on })
    : undefined

function reviewNote(review: Reviewed, { words }: Frame): string | undefined {
  if (review === undefined) return undefined
  if (review === 'none') return words('review.none')
  return words(review.by === undefined ? 'review.unread' : 'review.read', { by: '', ...review })
}

/** The headings by which a reader jumps to a part. */
function contentsOf({ sections, questions }: Article, { words }: Frame): Parts {
  const named = questions.filter(({ id }) => id !== undefined)
  const isAboutQuestions = named.length >= 5 && named.length > sections.length
  const asked = isAboutQuestions
    ? named.map(({ question }) => question)
    : under(words('article.questions'), questions).slice(0, 1)
  const headings = [...sections.map(({ heading }) => heading), ...asked]
  return headings.length < 4 ? [] : [words('article.onThisPage'), headings]
}

const symptomsOf = ({ sections }: Article) =>
  Math.max(
    0,
    sections.findIndex(({ id }) => id === 'symptoms'),
  )

const eyePart = (part: string, { words }: Frame) => [words(`eye.${part}.name`), words(`eye.${part}.what`)]

const viewParts = (view: string, { words }: Frame) => [
  words('view.heading'),
  words('view.clear'),
  words(`view.${view}.affected`),
  words('view.strength'),
  words(`view.${view}.caption`),
  words('view.note'),
]

function locationParts({ heading, content }: PageOf<'location'>, frame: Frame): Parts {
  const { city, intro, local, drive, office, areas, services, neighborhoods, nearby } = content
  const { words } = frame
  return [
    [heading, intro, frame.driveTime(drive), frame.actions('schedule')],
    local === undefined ? [] : [words('location.local', { city }), local],
    frame.driveRoute(drive),
    office,
    frame.areas(areas, city),
    frame.panel,
    under(words('location.services', { city }), services),
    under(words('location.neighborhoods'), neighborhoods),
    frame.insurance,
    under(words('location.nearby'), nearby),
  ]
}

function neighborhoodParts({ heading, content }: PageOf<'neighborhood'>, frame: Frame): Parts {
  const { name, intro, place, drive, questions, services, nearby } = content
  const { words } = frame
  return [
    [heading, intro, frame.driveTime(drive), frame.actions('schedule')],
    [words('neighborhood.place', { name }), place],
    frame.driveRoute(drive),
    under(words('article.questions'), questions),
    frame.panel,
    under(words('neighborhood.services'), services.map(plainLink)),
    under(words('neighborhood.nearby'), nearby),
  ]
}

function serviceParts({ heading, content }: PageOf<'service'>, frame: Frame): Parts {
  const { service, drive, first, cities, areas, related, hub, visitPack } = content
  const { words } = frame
  return [
    [heading, service.intro, frame.actions('book')],
    hub && [words('hub.pages', { name: hub.heading, count: hub.links.length }), hub.links],
    words('service.cities'),
    [words('map.office'), frame.address, words('visit.map')],
    cities.map((city) => [
      city.label,
      { href: city.href },
      city.minutes && words('map.minutes', { minutes: city.minutes }),
    ]),
    [words('service.benefits'), service.benefits],
    [words('service.expertise'), service.expertise, words('service.visit'), service.visit],
    [frame.driveRoute(drive), words('service.firstCity'), first],
    visitPack,
    frame.areas(areas, drive.city),
    under(words('article.questions'), service.questions),
    under(words('article.sources'), service.sources),
    reviewNote(service.review, frame),
    under(words('service.related'), related),
    under(words('service.readMore'), service.readMore),
    practiceParts(service, frame),
  ]
}

function serviceCityParts({ heading, content }: PageOf<'service-city'>, frame: Frame): Parts {
  const { city, intro, own, local, location, drive, service, expertise, more, questions, sources, areas } = content
  const { words } = frame
  return [
    [heading, intro, frame.driveTime(drive), frame.actions('book')],
    own,
    local === undefined ? [] : [words('service.local', { city }), local],
    frame.driveRoute(drive),
    location && [words('service.location', { city }), { href: location.href }],
    [words('service.benefits'), service.benefits],
    [words('service.expertise'), expertise, words('service.more'), more],
    under(words('article.questions'), questions),
    under(words('article.sources'), sources),
    reviewNote(service.review, frame),
    frame.areas(areas, city, content.neighborhoods),
    under(words('service.related'), content.related.map(plainLink)),
    practiceParts(service, frame),
  ]
}

/** What is true of the practice whatever the city. */
const practiceParts = ({ testimonials, partners }: ServiceBody, frame: Frame): Parts => [
  frame.office,
  testimonialsOf(testimonials, frame),
  frame.insurance,
  frame.closing,
  partnersOf(partners, frame),
]

function testimonialsOf(testimonials: readonly Testimonial[], { words, practice: { rating } }: Frame): Parts {
  const heading = [
    words('testimonials.heading'),
    rating && words('testimonials.rating', { value: rating.value, reviews: rating.count }),
  ]
  return under(
    heading,
    testimonials.map(({ quote, author, location, sample }) => [
      [words('testimonials.stars'), quote, author, location],
      sample && words('testimonials.sample'),
    ]),
  )
}

const partnersOf = (partners: readonly Partner[], { words }: Frame): Parts =>
  under(
    [words('partners.heading'), words('partners.pause')],
    partners.map(({ name }) => name),
  )

/** A list under its heading, which is not there without it. */
const under = (heading: unknown, list: readonly unknown[]): Parts => (list.length === 0 ? [] : [heading, list])

/** A link of which its label alone is shown. */
const plainLink = ({ label, href }: Link) => ({ label, href })

type Frame = ReturnType<typeof frameOf>

/** What the templates say in interface words and facts of the practice. */
function frameOf({ phone }: MainPart, { words, practice, navigation }: LayoutData) {
  const { street, city: town } = practice.address
  const address = [practice.name, street, townLine(practice.address)]
  const { contact } = navigation
  const actions = (via: 'schedule' | 'book') => [
    via === 'schedule'
      ? [words('actions.schedule'), { href: contact.href }]
      : [words('actions.book'), words('actions.away')],
    words('actions.call', { phone: phone.text }),
  ]
  const driveTime = (drive: Drive) => Object.values(tellDrive(drive, words)).join(' ')
  return {
    words,
    practice,
    address: address.slice(1),
    actions,
    driveTime,
    driveRoute: (drive: Drive) => [words('drive.heading', { city: drive.city }), driveTime(drive), drive.route],
    areas: ({ lead, lines }: Areas, city: string, links: readonly Link[] = []) =>
      under([words('areas.heading', { city }), lead], [...lines, ...links]),
    panel: [words('panel.heading'), words('panel.text'), actions('schedule'), address, practice.hours],
    office: [
      [words('visit.heading'), words('visit.address'), address, words('visit.map'), phone.text],
      [words('visit.hours'), practice.hours],
    ],
    insurance: [
      words('insurance.heading'),
      practice.insurers.map(({ id, plans }) => [words(`insurance.${id}`), plans]),
      words('insurance.note'),
    ],
    closing: [words('closing.heading'), words('closing.text', { street, city: town }), actions('book')],
  }
}
