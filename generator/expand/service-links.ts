import type { Card } from '../page.ts'
import type { Context } from '../site.ts'
import { serviceCityId, serviceId } from '../urls.ts'

/** A link to a service in a city, labeled with the service's name: the page's own short name is the city's. */
export function serviceInCity(service: string, city: string, context: Context): Card {
  const { site, language } = context
  return {
    ...site.links.card(serviceId(service), context),
    href: site.links.href(serviceCityId(service, city), language),
  }
}
