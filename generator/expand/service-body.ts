import { memo } from '../memo.ts'
import type { ServiceBody } from '../page.ts'
import type { Placed, PlacedCity } from '../parse/manifest.ts'
import type { Service } from '../parse/schemas/services.ts'
import type { View } from '../site.ts'
import { areas } from './areas.ts'
import { drive } from './drive.ts'
import { testimonials } from './testimonials.ts'
import { cards, partnersFor, questions, rich } from './text.ts'

/** What a service's pages say alike. Made once for each language: thousands of city pages hold the same object. */
export const serviceBody = (service: Placed<Service>, view: View): ServiceBody =>
  memo(view.site.frames, `service ${service.slug} ${view.language} ${view.bodyLanguage}`, () => makeBody(service, view))

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

/** What a page of a service tells of one city. */
export function fromCity(service: Service, city: PlacedCity, view: View) {
  const audience = view.site.manifest.audiences.find(({ id }) => id === service.audience)
  return { drive: drive(city, view), areas: areas(city, audience, view) }
}
