import { fill } from '../build/inline.ts'
import type { Language, ServiceCityContent } from '../page.ts'
import type { Manifest, Placed, PlacedCity } from '../parse/manifest.ts'
import type { Service } from '../parse/schemas/services.ts'
import type { Context, PageSource, Title } from '../site.ts'
import { languageAt, locationId, serviceCityId, serviceId, withoutPrefix } from '../urls.ts'
import { cityDependencies, minutesTo } from './drive.ts'
import { type Family, product } from './family.ts'
import { routesOf } from './routes.ts'
import { fromCity, serviceBody } from './service-body.ts'
import { serviceInCity } from './service-links.ts'
import { rich } from './text.ts'

/** Every service in every city: `/services/{service}/{city}`. */
export function expandServicesInCities(manifest: Manifest): Family {
  const { services, cities, languages } = manifest
  const placesIn = (list: readonly { slug: string }[]) => new Map(list.map(({ slug }, index) => [slug, index]))
  const [cityPlaces, servicePlaces] = [placesIn(cities), placesIn(services)]
  return product({
    kind: 'service-city',
    outer: cities,
    inner: services,
    routesOf: (city, service) =>
      routesOf(citySource(service, city, manifest), languages, (code) => service.text[code] !== undefined),
    languages,
    placesOf: (id) => {
      const [, , service = '', city = '', ...rest] = id.split('/')
      const [outer, inner] = [cityPlaces.get(city), servicePlaces.get(service)]
      const isOne = rest.length === 0 && id === serviceCityId(service, city)
      return !isOne || outer === undefined || inner === undefined ? undefined : { outer, inner }
    },
    read: (url) => ({ id: withoutPrefix(url, languages), language: languageAt(url, languages) }),
    dependsOn: ({ madeOf }) => cityDependencies(madeOf!.city!, manifest),
  })
}

/** A service in a city. */
function citySource(service: Placed<Service>, city: PlacedCity, manifest: Manifest): PageSource<'service-city'> {
  const values = { city: city.name, minutes: minutesTo(city.slug, manifest) }
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
    content: (context) => cityContent(service, city, values, context),
    about: { type: service.schemaType, city: city.name },
    madeOf: { service, city },
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

function cityContent(
  service: Placed<Service>,
  city: PlacedCity,
  values: Record<string, string>,
  context: Context,
): ServiceCityContent {
  const { site, language, bodyLanguage } = context
  const withCity = { ...context, values: { ...context.values, ...values } }
  const local = city.text[bodyLanguage]?.local
  return {
    intro: rich(service.text[bodyLanguage]!.inCity, withCity),
    service: serviceBody(service, context),
    related: service.related.map((slug) => serviceInCity(slug, city.slug, context)),
    ...fromCity(service, city, context),
    city: city.name,
    local: local === undefined ? undefined : rich(local, withCity),
    location: city.locationPage ? site.links.link(locationId(city.slug, site.manifest.vertical), language) : undefined,
  }
}
