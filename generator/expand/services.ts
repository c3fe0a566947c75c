import { fill } from '../build/inline.ts'
import { shared } from '../build/shared-parts.ts'
import { areaMap } from '../maps/area-map.ts'
import { driveMark } from '../maps/drive-marks.ts'
import type { Language, ServiceBody, ServiceCityContent, ServiceHubContent } from '../page.ts'
import type { Manifest, Placed, PlacedCity } from '../parse/manifest.ts'
import type { Service } from '../parse/schemas/services.ts'
import type { Site, Subject, Title, View } from '../site.ts'
import { locationId, pageIds, serviceCityId, serviceId } from '../urls.ts'
import { bareCity } from './bare-city.ts'
import { drive, minutesTo } from './drive.ts'
import { hubOf } from './hubs.ts'
import { areas } from './locations.ts'
import { serviceInCity } from './service-links.ts'
import { citySlice } from './slices.ts'
import { testimonials } from './testimonials.ts'
import { cards, partnersFor, questions, rich } from './text.ts'

/** A hub for every service, `/services/{service}`. The service in every city is made by table.ts, when asked for. */
export function expandServices({ services }: Manifest): Subject[] {
  return services.map(hubSubject)
}

function hubSubject(service: Placed<Service>): Subject<'service'> {
  return {
    id: serviceId(service.slug),
    kind: 'service',
    place: service.place,
    parent: pageIds.services,
    phone: service.phone,
    visitType: service.visitType,
    indexed: true,
    title: (language) => {
      const text = service.text[language]
      if (text === undefined) return undefined
      return {
        title: text.title,
        description: text.description,
        heading: text.heading,
        name: text.name,
        summary: text.summary,
        keywords: text.keywords.join(', '),
      }
    },
    content: (view) => hubContent(service, view),
    about: { type: service.schemaType },
    icon: service.icon,
  }
}

/** A service in a city, `/services/{service}/{city}`. */
export function citySubject(service: Placed<Service>, city: PlacedCity, manifest: Manifest): Subject<'service-city'> {
  const values = { city: city.name, minutes: minutesTo(city.slug, manifest) }
  const bare = bareCity(city, values.minutes)
  const titles: Partial<Record<Language, Title | undefined>> = {}
  return {
    id: serviceCityId(service.slug, city.slug),
    kind: 'service-city',
    place: city.place,
    parent: serviceId(service.slug),
    phone: service.phone,
    visitType: service.visitType,
    indexed: true,
    title: (language) => {
      titles[language] ??= cityTitle(service, values, language)
      return titles[language]
    },
    content: (view) => cityContent(service, city, values, view),
    about: { type: service.schemaType, city: city.name },
    slice: () => citySlice(city, manifest),
    bare: bare && { service: service.slug, city: bare },
  }
}

function cityTitle(service: Service, values: { city: string; minutes: string }, language: Language): Title | undefined {
  const text = service.text[language]
  if (text === undefined) return undefined
  return {
    title: fill(text.cityTitle, values),
    description: fill(text.cityDescription, values),
    heading: fill(text.cityHeading, values),
    name: values.city,
    summary: fill(text.cityDescription, values),
    keywords: text.keywords.map((word) => `${word} ${values.city}`).join(', '),
  }
}

function hubContent(service: Placed<Service>, view: View): ServiceHubContent {
  const { site, language } = view
  const { cities } = site.manifest
  const links = cities.map(({ slug, name }) => ({
    ...site.links.link(serviceCityId(service.slug, slug), language, name),
    ...driveMark(slug, site.manifest),
  }))
  return {
    intro: rich(service.text[view.bodyLanguage]!.intro, view),
    shared: serviceBody(service, view),
    related: cards(service.related.map(serviceId), view),
    ...fromCity(service, cities[0]!, view),
    first: links[0]!,
    cities: links,
    hub: hubOf(serviceId(service.slug), view),
    map: areaMap(view),
  }
}

function cityContent(
  service: Placed<Service>,
  city: PlacedCity,
  values: Record<string, string>,
  view: View,
): ServiceCityContent {
  const { site, language, bodyLanguage } = view
  const withCity = { ...view, values: { ...view.values, ...values } }
  const local = city.text[bodyLanguage]?.local
  return {
    intro: rich(service.text[bodyLanguage]!.inCity, withCity),
    shared: serviceBody(service, view),
    related: service.related.map((slug) => serviceInCity(slug, city.slug, view)),
    ...fromCity(service, city, view),
    city: city.name,
    local: local === undefined ? undefined : rich(local, withCity),
    location: city.locationPage ? site.links.link(locationId(city.slug, site.manifest.vertical), language) : undefined,
  }
}

function fromCity(service: Service, city: PlacedCity, view: View) {
  const audience = view.site.manifest.audiences.find(({ id }) => id === service.audience)
  return { drive: drive(city, view), areas: areas(city, audience, view) }
}

const bodies = new WeakMap<Site['frames'], Map<string, ServiceBody>>()

/** Made once per service and language: thousands of city pages hold the same object. */
function serviceBody(service: Placed<Service>, view: View): ServiceBody {
  let made = bodies.get(view.site.frames)
  if (made === undefined) {
    made = new Map()
    bodies.set(view.site.frames, made)
  }
  const name = `${service.slug} ${view.language} ${view.bodyLanguage}`
  let body = made.get(name)
  if (body === undefined) {
    body = shared(makeBody(service, view))
    made.set(name, body)
  }
  return body
}

function makeBody(service: Placed<Service>, view: View): ServiceBody {
  const text = service.text[view.bodyLanguage]!
  return {
    name: text.name,
    icon: service.icon,
    benefits: text.benefits.map((each) => rich(each, view)),
    expertise: text.expertise.map((each) => rich(each, view)),
    visit: text.visit.map((each) => rich(each, view)),
    questions: questions(text.questions, view),
    readMore: cards(service.readMore, view),
    testimonials: testimonials(service.testimonials, view),
    partners: partnersFor(service.partners ?? 'default', view),
  }
}
