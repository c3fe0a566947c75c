import type { MainPart } from '../build/build-page.ts'
import { kinds } from '../kinds.ts'
import type { Article, LayoutData, Link, PageKind, ViewName } from '../page.ts'
import {
  citiesOf,
  type Frame,
  frameOf,
  hubOf,
  lettersOf,
  type Parts,
  partnersOf,
  plainLink,
  reviewNote,
  testimonialsOf,
  under,
} from './recurring-parts.ts'
import { wallParts } from './wall-parts.ts'

// What the templates show, as data. tests/generator/audit/audit-parts.test.ts compares the two.

/** What a reader sees in the `main` of a page, in reading order. */
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
    case 'contact':
      return contactParts(page, frame)
    case 'eyewear':
      return eyewearParts(page, frame)
    case 'list':
      return listParts(page, frame)
    default:
      return 'sections' in page.content && 'related' in page.content
        ? articleParts(page, page.content, frame)
        : [page.heading, page.content]
  }
}

type PageOf<K extends PageKind> = Extract<MainPart, { kind: K }>

/** A written page. What its kind adds to an article comes before the sections. */
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
    visitPack,
    via,
    ...more
  } = content
  const { words } = frame
  const { medicalName, ...added } = more as { medicalName?: string }
  const startsWithCare = sections[0]?.blocks.some(({ type }) => type === 'care')
  const urgent = startsWithCare ? 1 : 0
  const read = sections.slice(urgent)
  return [
    [heading, medicalName, intro],
    // Patients act on these pages, so they have the buttons at the top, with the view beside them.
    kinds[kind].needsReview && frame.actions(via),
    photo ?? (kinds[kind].needsReview && view !== undefined && splitView(view, frame)),
    hubOf(hub, frame),
    contentsOf(content, frame),
    frame.panel(via),
    sections.slice(0, urgent),
    reviewer(review, frame),
    team ? [team.doctor, team.portrait, facts, team.members, team.office] : under(words('article.facts'), facts),
    added,
    read.map((section, index) => [
      section,
      index === 0 && eye && [words('eye.heading'), words('eye.view'), eye.map((part) => eyePart(part, frame))],
      view !== undefined && index === symptomsOf(read) && viewParts(view, frame),
    ]),
    visitPack,
    under(words('article.questions'), questions),
    under(words('article.sources'), sources),
    reviewNote(review, frame),
    partnersOf(partners, frame),
    under(words('article.related'), related),
  ]
}

const reviewer = (review: Article['review'], { words }: Frame): string | undefined =>
  typeof review === 'object' && review.by !== undefined
    ? words('review.short', { by: review.by, on: review.on })
    : undefined

/** The table of contents. */
function contentsOf({ sections, questions }: Article, { words }: Frame): Parts {
  const asked = under(words('article.questions'), questions).slice(0, 1)
  const headings = [...sections.map(({ heading }) => heading), ...asked]
  return headings.length < 4 ? [] : [words('article.onThisPage'), headings]
}

const symptomsOf = (sections: Article['sections']) =>
  Math.max(
    0,
    sections.findIndex(({ id }) => id === 'symptoms'),
  )

const eyePart = (part: string, { words }: Frame) => [words(`eye.${part}.name`), words(`eye.${part}.what`)]

const splitView = (view: ViewName, { words }: Frame) => [words('view.clear'), words(`view.${view}.affected`)]

const viewParts = (view: ViewName, frame: Frame) => [
  frame.words('view.heading'),
  splitView(view, frame),
  frame.words('view.strength'),
  frame.words(`view.${view}.caption`),
  frame.words('view.note'),
]

function locationParts({ heading, content }: PageOf<'location'>, frame: Frame): Parts {
  const { city, intro, local, drive, office, areas, services, nearby, miniMap, sources } = content
  const { words } = frame
  return [
    [heading, intro, frame.driveTime(drive), frame.actions('schedule')],
    frame.atHand,
    local === undefined ? [] : [words('location.local', { city }), local],
    office,
    frame.areas(areas, city),
    under(words('article.sources'), sources),
    frame.wayPanel(drive, 'schedule'),
    under(words('location.services', { city }), services),
    frame.insurance,
    under(words('location.nearby'), miniMap ? citiesOf(nearby, frame) : nearby.map(plainLink)),
  ]
}

function neighborhoodParts({ heading, content }: PageOf<'neighborhood'>, frame: Frame): Parts {
  const { name, intro, place, drive, questions, services, nearby, sources } = content
  const { words } = frame
  return [
    [heading, intro, frame.driveTime(drive), frame.actions('schedule')],
    frame.atHand,
    place && [words('neighborhood.place', { name }), place],
    under(words('article.questions'), questions),
    under(words('neighborhood.services'), services.map(plainLink)),
    under(words('article.sources'), sources),
    frame.wayPanel(drive, 'schedule'),
    under(words('neighborhood.nearby'), nearby),
  ]
}

function serviceParts({ heading, content }: PageOf<'service'>, frame: Frame): Parts {
  const { service, drive, first, cities, letters, areas, related, hub, visitPack } = content
  const { words } = frame
  return [
    [heading, service.intro, frame.actions('book')],
    hubOf(hub, frame),
    [words('service.visit'), service.visit],
    [words('service.benefits'), service.benefits],
    [words('service.expertise'), service.expertise],
    under(words('service.readMore'), service.readMore),
    under(words('article.questions'), service.questions),
    visitPack,
    under(words('article.sources'), service.sources),
    reviewNote(service.review, frame),
    under(words('service.related'), related),
    [words('service.cities'), citiesOf(cities, frame), lettersOf(letters)],
    [frame.driveRoute(drive), words('service.firstCity'), first],
    frame.areas(areas, drive.city),
    [frame.office, frame.insurance],
    testimonialsOf(service.testimonials, frame),
    frame.closing,
    partnersOf(service.partners, frame),
  ]
}

function serviceCityParts({ heading, content }: PageOf<'service-city'>, frame: Frame): Parts {
  const { city, intro, own, local, location, drive, service, expertise, more, questions, sources, areas } = content
  const { words } = frame
  return [
    [heading, intro, frame.driveTime(drive), frame.actions('book')],
    frame.atHand,
    own,
    local === undefined ? [] : [words('service.local', { city }), local],
    [words('service.expertise'), expertise, words('service.more'), more],
    under(words('article.questions'), questions),
    under(words('article.sources'), sources),
    reviewNote(service.review, frame),
    frame.wayPanel(drive, 'book'),
    [words('service.benefits'), service.benefits],
    frame.areas(areas, city),
    under(words('service.related'), content.related.map(plainLink)),
    location && [words('service.location', { city }), { href: location.href }],
    frame.insurance,
    testimonialsOf(service.testimonials, frame),
    partnersOf(service.partners, frame),
  ]
}

/** The contact page without the labels of its form. */
function contactParts({ heading, content }: PageOf<'contact'>, frame: Frame): Parts {
  const { intro, photo, special, office, sections, cities, letters, questions, notices, sources, related } = content
  const { words } = frame
  return [
    [heading, intro, frame.actions('schedule'), photo],
    [words('contact.reach'), frame.reach(special), office],
    [sections.slice(0, 1), words('contact.form')],
    under(words('contact.cities'), citiesOf(cities, frame)),
    lettersOf(letters),
    sections.slice(1),
    under(words('article.questions'), questions),
    notices,
    under(words('article.sources'), sources),
    under(words('article.related'), related),
  ]
}

function eyewearParts({ heading, content }: PageOf<'eyewear'>, frame: Frame): Parts {
  const { intro, photo, wall, sections, questions, sources, partners, related } = content
  const { words } = frame
  return [
    [heading, intro, frame.actions('schedule'), photo],
    wall && wallParts(wall, words),
    sections,
    under(words('article.questions'), questions),
    under(words('article.sources'), sources),
    partnersOf(partners, frame),
    frame.office,
    under(words('article.related'), related),
  ]
}

function listParts({ heading, content }: PageOf<'list'>, frame: Frame): Parts {
  const { intro, range, beside, parts, places, previous, next } = content
  const turn = (link: Link | undefined, word: string) =>
    link && [{ href: link.href }, frame.words(word, { letters: link.label })]
  return [
    [heading, intro, lettersOf(beside), lettersOf(parts)],
    under(range, citiesOf(places, frame)),
    [turn(previous, 'list.previous'), turn(next, 'list.next')],
  ]
}
