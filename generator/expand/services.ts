import { areaMap } from '../maps/area-map.ts'
import { driveMark } from '../maps/drive-marks.ts'
import type { ServiceHubContent } from '../page.ts'
import type { Manifest, Placed } from '../parse/manifest.ts'
import type { Service } from '../parse/schemas/services.ts'
import type { Context, PageSource } from '../site.ts'
import { pageIds, serviceCityId, serviceId } from '../urls.ts'
import { type Family, listed } from './family.ts'
import { hubOf } from './hubs.ts'
import { fromCity, serviceBody } from './service-body.ts'
import { cards, rich } from './text.ts'

/** A hub for every service, `/services/{service}`. */
export const expandServices = ({ services, languages }: Manifest): Family => listed(services.map(hubSource), languages)

function hubSource(service: Placed<Service>): PageSource<'service'> {
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
    content: (context) => hubContent(service, context),
    about: { type: service.schemaType },
    icon: service.icon,
  }
}

function hubContent(service: Placed<Service>, context: Context): ServiceHubContent {
  const { site, language } = context
  const { cities } = site.manifest
  const links = cities.map(({ slug, name }) => ({
    ...site.links.link(serviceCityId(service.slug, slug), language, name),
    ...driveMark(slug, site.manifest),
  }))
  return {
    intro: rich(service.text[context.bodyLanguage]!.intro, context),
    service: serviceBody(service, context),
    related: cards(service.related.map(serviceId), context),
    ...fromCity(service, cities[0]!, context),
    first: links[0]!,
    cities: links,
    hub: hubOf(serviceId(service.slug), context),
    map: areaMap(context),
  }
}
