import { kinds } from '../kinds.ts'
import type { ServiceContent } from '../page.ts'
import type { Manifest, Placed, PlacedCity } from '../parse/manifest.ts'
import type { Service } from '../parse/schemas/services.ts'
import type { Sign } from '../parse/schemas/signs.ts'
import { givesUrgentAdvice } from '../parse/urgent-advice.ts'
import type { Context, PageSource } from '../site.ts'
import { pageIds, serviceCityId, serviceId } from '../urls.ts'
import { cityLink } from './city-link.ts'
import { type Family, listed } from './family.ts'
import { hubOf } from './hubs.ts'
import { lettersOf } from './long-lists.ts'
import { shownCities } from './nearest-cities.ts'
import { fromCity, serviceBody } from './service-body.ts'
import { cards } from './text.ts'
import { visitPackLink } from './visit-pack-link.ts'

/** A page for every service, `/services/{service}`. */
export const expandServices = ({ services, languages, signs }: Manifest): Family =>
  listed(
    services.map((service) => serviceSource(service, signs)),
    languages,
  )

function serviceSource(service: Placed<Service>, signs: readonly Sign[]): PageSource<'service'> {
  return {
    id: serviceId(service.slug),
    kind: 'service',
    place: service.place,
    parent: pageIds.services,
    phone: service.phone,
    visitType: service.visitType,
    isOpen: givesUrgentAdvice(service.text, signs),
    isIndexed: () => !service.placeholder,
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
    content: (context) => serviceContent(service, context),
    about: { type: 'Service' },
    icon: service.icon,
    drawing: service.drawing,
    visitPackText: service.text,
  }
}

function serviceContent(service: Placed<Service>, context: Context): ServiceContent {
  const { site } = context
  const { cities } = site.manifest
  const link = (city: PlacedCity) => cityLink(serviceCityId(service.slug, city.slug), city, context)
  return {
    service: serviceBody(service, context),
    related: cards(service.related.map(serviceId), context),
    ...fromCity(service, cities[0]!, [], context),
    first: link(cities[0]!),
    cities: shownCities(cities, site.manifest).map(link),
    letters: lettersOf(serviceId(service.slug), kinds.location.group, context),
    hub: hubOf(serviceId(service.slug), context),
    visitPack: visitPackLink(serviceId(service.slug), context),
  }
}
