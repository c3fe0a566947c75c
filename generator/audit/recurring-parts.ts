import { describeDrive } from '../../src/shared/drive.ts'
import { townLine } from '../../src/shared/postal-address.ts'
import type { MainPart } from '../build/build-page.ts'
import type {
  Areas,
  Article,
  CityLink,
  Drive,
  Hub,
  LayoutData,
  Letters,
  Link,
  Partner,
  SpecialHours,
  Testimonial,
  Via,
} from '../page.ts'

// What the templates of several kinds show, as data.

/** Texts, and lists and groups of them at any depth, as `collectVisible` reads them. */
export type Parts = readonly unknown[]

export const lettersOf = (letters: Letters | undefined): Parts =>
  letters === undefined ? [] : [letters.heading, letters.links]

/** Cities, each with the driving minutes from there. */
export const citiesOf = (cities: readonly CityLink[], { words }: Frame): Parts =>
  cities.map(({ label, href, minutes }) => [{ label, href }, minutes && words('map.minutes', { minutes })])

export function testimonialsOf(testimonials: readonly Testimonial[], { words, practice: { rating } }: Frame): Parts {
  const heading = [
    words('testimonials.heading'),
    rating && words('testimonials.rating', { value: rating.value, count: rating.count }, rating.amount),
  ]
  return under(
    heading,
    testimonials.map(({ quote, author, location, sample }) => [
      [words('testimonials.stars'), quote, author, location],
      sample && words('testimonials.sample'),
    ]),
  )
}

export const partnersOf = (partners: readonly Partner[], { words }: Frame): Parts =>
  under(
    [words('partners.heading'), words('partners.pause')],
    partners.map(({ name }) => name),
  )

export const hubOf = (hub: Hub | undefined, { words }: Frame): Parts =>
  hub === undefined ? [] : [words('hub.pages', { name: hub.heading, count: hub.links.length }), hub.links]

export function reviewNote(review: Article['review'], { words }: Frame): string | undefined {
  if (review === undefined) return undefined
  if (review === 'none') return words('review.none')
  return words(review.by === undefined ? 'review.unread' : 'review.read', { by: '', ...review })
}

/** A list under its heading; without entries, not even the heading. */
export const under = (heading: unknown, list: readonly unknown[]): Parts => (list.length === 0 ? [] : [heading, list])

/** A link that shows only its label. */
export const plainLink = ({ label, href }: Link) => ({ label, href })

export type Frame = ReturnType<typeof frameOf>

/** The recurring parts that templates build from interface words and facts of the practice. */
export function frameOf({ phone }: MainPart, { words, practice, navigation }: LayoutData) {
  const { street, city: town } = practice.address
  const address = [practice.name, street, townLine(practice.address)]
  const where = [words('visit.address'), address, words('visit.map')]
  const when = [words('visit.hours'), practice.hours]
  const { contact } = navigation
  const actions = (via: Via) => {
    const call = words('actions.call', { phone: phone.text })
    const schedule = [words('actions.schedule'), { href: contact.href }]
    if (via === 'call') return [call, schedule]
    const book = [words('actions.book'), words('actions.away')]
    return [via === 'book' && practice.bookingUrl !== undefined ? book : schedule, call]
  }
  const driveTime = (drive: Drive) => Object.values(describeDrive(drive, words)).join(' ')
  return {
    words,
    practice,
    actions,
    driveTime,
    driveRoute: (drive: Drive) => [words('drive.heading', { city: drive.city }), driveTime(drive), drive.route],
    wayPanel: (drive: Drive, via: Via) => [
      words('drive.heading', { city: drive.city }),
      drive.route,
      words('visit.map'),
      actions(via),
    ],
    areas: ({ lead, lines, others }: Areas, city: string) =>
      under(words('areas.heading', { city }), [...under(lead, lines), ...others]),
    panel: (via: Via) => [words('panel.heading'), words('panel.text'), actions(via)],
    reach: (special: SpecialHours | undefined) => [
      [words('visit.phone'), phone.text, where, when, special],
      [words('visit.email'), practice.email],
    ],
    office: [words('visit.heading'), where, phone.text, when],
    atHand: [words('visit.heading'), where, when, words('visit.phone'), phone.text],
    insurance: practice.insurers.length > 0 && [
      words('insurance.heading'),
      practice.insurers.map(({ id, plans }) => [words(`insurance.${id}`), plans]),
      words('insurance.note'),
    ],
    closing: [words('closing.heading'), words('closing.text', { street, city: town }), actions('book')],
  }
}
