import type { DayOfWeek, MedicalClinic } from 'schema-dts'
import type { Language } from '../../src/shared/languages.ts'
import { citiesWithPage } from '../expand/nearest-cities.ts'
import { phoneOf } from '../expand/phones.ts'
import { kinds } from '../kinds.ts'
import { shownLogo } from '../logos/shown-logo.ts'
import { memo } from '../memo.ts'
import { ownName } from '../own-name.ts'
import type { AnyContent, Photo } from '../page.ts'
import type { Manifest } from '../parse/manifest.ts'
import type { Practice } from '../parse/schemas/practice.ts'
import { type BusinessTraits, businessTypes } from '../parse/schemas/vertical.ts'
import { type NamedPlace, nameIn } from '../place-name.ts'
import type { Route, Site } from '../site.ts'
import { capitalized } from '../text/capitalized.ts'
import { absoluteUrl } from '../urls.ts'
import type { Leaf } from './leaf.ts'
import { doctorNode, memberNodes } from './people.ts'

export const idOf = (practice: Practice, hash: string) => `${practice.url}/${hash}`

/** The practice itself: one shared object for all pages in a language except the few that say more about it. */
export function practiceNode({ manifest }: Site, route: Route, content: AnyContent): Leaf<MedicalClinic> {
  const { practice } = manifest
  const { bodyLanguage } = route
  const node = memo(manifest, `structured data ${bodyLanguage}`, () => describePractice(manifest, bodyLanguage))
  const rating = quotesPatients(content) ? practice.rating : undefined
  const cities = kinds[route.source.kind].listsCities ? citiesWithPage(manifest) : []
  const special = showsSpecialHours(content) && !practice.hours.placeholder ? practice.hours.special : []
  const photo = officePhotoOn(content)
  const team = introducesTeam(content) ? memberNodes(manifest, bodyLanguage) : []
  const lists = [cities, special, team]
  if (lists.every((list) => list.length === 0) && rating === undefined && photo === undefined) return node
  return {
    ...node,
    image: photo && absoluteUrl(practice.url, photo.src),
    specialOpeningHoursSpecification: special.length === 0 ? undefined : special.map(specialDays),
    employee: team.length === 0 ? node.employee : [node.employee ?? [], team].flat(),
    areaServed: cities.length === 0 ? undefined : cities.map((city) => cityNode(city, route)),
    aggregateRating: rating && {
      '@type': 'AggregateRating',
      ratingValue: rating.value,
      bestRating: 5,
      worstRating: 1,
      reviewCount: rating.count,
    },
  }
}

/** A city, as the language of the page calls it. */
export const cityNode = (city: NamedPlace, { bodyLanguage }: Route) => ({
  '@type': 'City' as const,
  name: nameIn(city, bodyLanguage),
})

/**
 * Leaves out the email address, which pages mask: see src/behaviours/reveal-email.ts. Leaves out a placeholder address
 * or hours too, and publishes no placeholder phone number: map services would show them for weeks after the practice has
 * entered its own.
 */
function describePractice(manifest: Manifest, language: Language): Leaf<MedicalClinic> {
  const { practice, vertical, theme, logos, isPreview } = manifest
  const hasPhone = isPreview || !practice.phones.default!.placeholder
  const doctor = doctorNode(manifest, language)
  const { businessType, specialty } = vertical
  const { hasSpecialty, besides }: BusinessTraits = businessTypes[businessType]
  return {
    // schema-dts has no union of these types; each has the properties it gets here.
    '@type': (besides === undefined ? businessType : [businessType, besides]) as 'MedicalClinic',
    '@id': idOf(practice, '#practice'),
    name: ownName(practice.name, language),
    ...(hasSpecialty && specialty && { medicalSpecialty: `https://schema.org/${specialty}` as const }),
    url: `${practice.url}/`,
    logo: theme.logo && absoluteUrl(practice.url, shownLogo(theme.logo, logos).src),
    telephone: hasPhone ? phoneOf('default', practice).href.replace('tel:', '') : undefined,
    ...(practice.address.placeholder ? {} : whereItIs(practice)),
    ...(practice.hours.placeholder ? {} : openingHours(practice)),
    employee: doctor,
    founder: practice.doctor.isFounder ? doctor : undefined,
  }
}

function whereItIs({ address, coordinates }: Practice): Pick<Leaf<MedicalClinic>, 'address' | 'geo'> {
  return {
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      addressLocality: address.city,
      addressRegion: address.state,
      postalCode: address.zip,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: coordinates.lat, longitude: coordinates.lon },
  }
}

/** None for an office that sees everybody by appointment: an empty list would say that it never opens. */
function openingHours({ hours }: Practice): Pick<Leaf<MedicalClinic>, 'openingHoursSpecification'> {
  const open = hours.days.filter(({ opens, closes }) => opens !== undefined && closes !== undefined)
  if (open.length === 0) return {}
  return {
    openingHoursSpecification: open.map(({ days, opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: days.map(weekday),
      ...stretch(opens!, closes!),
    })),
  }
}

/** Search engines read 00:00 to 00:00 as closed all day. */
const stretch = (opens: string, closes: string) => ({ opens, closes: closes === opens ? '23:59' : closes })

const specialDays = ({ day, through = day, opens, closes }: Practice['hours']['special'][number]) => ({
  '@type': 'OpeningHoursSpecification' as const,
  validFrom: day,
  validThrough: through,
  ...(opens === undefined || closes === undefined ? { opens: '00:00', closes: '00:00' } : stretch(opens, closes)),
})

/**
 * The rating may be stated only where the page shows it, which is above what patients say. A service has its own quotes
 * in its body, and states none.
 */
const quotesPatients = (content: AnyContent): boolean => 'testimonials' in content && content.testimonials.length > 0

/** Only for pages that list special hours: otherwise, one more closed day would change every page of the site. */
const showsSpecialHours = (content: AnyContent): boolean =>
  'special' in content ||
  ('sections' in content && content.sections.some(({ blocks }) => blocks.some(({ type }) => type === 'special-hours')))

/** Like all of structured data, only on pages that show it. */
const officePhotoOn = (content: AnyContent): Photo | undefined =>
  'office' in content ? content.office : 'team' in content ? content.team?.office : undefined

const introducesTeam = (content: AnyContent): boolean => 'team' in content && content.team !== undefined

const weekday = (day: string) => capitalized(day) as DayOfWeek
