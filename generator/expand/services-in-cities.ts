import { driveFrom } from '../drive/drive-from.ts'
import { ownValue } from '../own-value.ts'
import type { Language, ServiceCityContent } from '../page.ts'
import type { Placed, PlacedCity, PlacesManifest } from '../parse/manifest.ts'
import type { Service } from '../parse/schemas/services.ts'
import { givesUrgentAdvice } from '../parse/urgent-advice.ts'
import { nameIn } from '../place-name.ts'
import type { Context, PageSource, Title } from '../site.ts'
import { fill } from '../text/inline.ts'
import { generatedUnder, locationId, serviceCityId, serviceCityIn, serviceId } from '../urls.ts'
import { cityDependencies } from './drive.ts'
import { type Family, product } from './family.ts'
import { withValues } from './fill-route.ts'
import { linkDependencies, neighborhoodLinks, neighborhoodsIn } from './neighborhoods.ts'
import { annotated } from './notes.ts'
import { plain, rich } from './rich.ts'
import { routesOf } from './routes.ts'
import { fromCity, serviceBody } from './service-body.ts'
import { serviceInCity } from './service-links.ts'
import { blocks, questions } from './text.ts'
import { wayDependencies, wayFromCity } from './ways.ts'

/** Every service in every city: `/services/{service}/{city}`. */
export function expandServicesInCities(manifest: PlacesManifest): Family {
  const { services, cities, languages } = manifest
  const indexesIn = (list: readonly { slug: string }[]) => new Map(list.map(({ slug }, index) => [slug, index]))
  const [cityIndexes, serviceIndexes] = [indexesIn(cities), indexesIn(services)]
  return product({
    kind: 'service-city',
    under: [generatedUnder.services],
    outer: cities,
    inner: services,
    routesOf: (city, service) => routesOf(citySource(service, city, manifest), languages),
    languages,
    indexesOf: (id) => {
      const pair = serviceCityIn(id)
      const [outer, inner] = [cityIndexes.get(pair?.city ?? ''), serviceIndexes.get(pair?.service ?? '')]
      return outer === undefined || inner === undefined ? undefined : { outer, inner }
    },
  })
}

/** The city, the texts of all services in it, its neighborhoods. Requested once per city, not for each service. */
function dependencies(city: PlacedCity, manifest: PlacesManifest): unknown {
  const texts = Object.values(ownValue(manifest.servicesInCities, city.slug) ?? {})
  return [
    cityDependencies(city, manifest),
    wayDependencies(city, manifest),
    texts.map(({ service, text }) => [service, text]),
    neighborhoodsIn(city.slug, manifest).map(linkDependencies),
  ]
}

/** The text about a service that is written for one city alone. */
export const ownEntry = ({ slug }: Service, city: PlacedCity, { servicesInCities }: PlacesManifest) =>
  ownValue(ownValue(servicesInCities, city.slug) ?? {}, slug)

/** A service in a city. */
function citySource(service: Placed<Service>, city: PlacedCity, manifest: PlacesManifest): PageSource<'service-city'> {
  const { minutes } = driveFrom(city, manifest)
  const valuesIn = (language: Language) => ({ city: nameIn(city, language), minutes })
  const titles: Partial<Record<Language, Title | undefined>> = {}
  const own = ownEntry(service, city, manifest)
  return {
    id: serviceCityId(service.slug, city.slug),
    kind: 'service-city',
    place: city.place,
    parent: serviceId(service.slug),
    phone: service.phone,
    visitType: service.visitType,
    // A getter, as it reads all the text: of most pages, only the title and address are needed.
    get isOpen() {
      return givesUrgentAdvice((own ?? service).text, manifest.signs)
    },
    isIndexed: (language) =>
      !service.placeholder && (own?.text[language] !== undefined || manifest.practice.indexBarePages),
    isWritten: (language) => service.text[language] !== undefined,
    title: (language) => {
      titles[language] ??= cityTitle(service, valuesIn(language), language)
      return titles[language]
    },
    content: (context) => cityContent(service, city, valuesIn(context.bodyLanguage), context),
    dependsOn: () => dependencies(city, manifest),
    about: { type: 'Service', city },
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
  const { site, bodyLanguage } = context
  const withCity = annotated(withValues(values, context))
  const text = service.text[bodyLanguage]!
  const own = ownEntry(service, city, site.manifest)?.text[bodyLanguage]
  const local = own === undefined ? city.text[bodyLanguage]?.local : undefined
  return {
    intro: rich(own?.intro ?? text.inCity, withCity),
    own: own && { heading: plain(own.heading, withCity), blocks: blocks(own.blocks, withCity) },
    local: local === undefined ? undefined : rich(local, withCity),
    service: serviceBody(service, context),
    expertise: rich(text.expertise[0]!, withCity),
    questions: questions((own ?? text).questions, withCity),
    sources: withCity.notes.list(),
    more: site.links.link(serviceId(service.slug), context),
    related: service.related.map((slug) => serviceInCity(slug, city.slug, context)),
    ...fromCity(service, city, neighborhoodLinks(neighborhoodsIn(city.slug, site.manifest), context), context),
    city: values.city!,
    get map() {
      return wayFromCity(city, context)
    },
    location: city.locationPage ? site.links.link(locationId(city.slug, site.manifest.vertical), context) : undefined,
  }
}
