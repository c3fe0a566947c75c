import { memo } from '../memo.ts'
import type { Link, ServiceBody } from '../page.ts'
import type { Placed, PlacedCity } from '../parse/manifest.ts'
import type { Service } from '../parse/schemas/services.ts'
import type { Context } from '../site.ts'
import { areas } from './areas.ts'
import { reviewOf } from './article.ts'
import { drive } from './drive.ts'
import { annotated } from './notes.ts'
import { rich } from './rich.ts'
import { testimonials } from './testimonials.ts'
import { cards, partnersFor, questions, usualPartners } from './text.ts'

/**
 * What all pages of a service have in common. Made once for each language: thousands of city pages share the object.
 */
export const serviceBody = (service: Placed<Service>, context: Context): ServiceBody =>
  memo(context.site.layouts, `service ${service.slug} ${context.language} ${context.bodyLanguage}`, () =>
    makeBody(service, context),
  )

function makeBody(service: Placed<Service>, plainContext: Context): ServiceBody {
  const text = service.text[plainContext.bodyLanguage]!
  const context = annotated(plainContext)
  return {
    name: text.name,
    intro: rich(text.intro, context),
    icon: service.icon,
    drawing: service.drawing,
    benefits: text.benefits.map((each) => rich(each, context)),
    expertise: text.expertise.map((each) => rich(each, context)),
    visit: text.visit.map((each) => rich(each, context)),
    questions: questions(text.questions, context),
    readMore: cards(service.readMore, context),
    testimonials: testimonials(service.testimonials, context),
    partners: partnersFor(service.partners ?? usualPartners, context),
    sources: context.notes.list(),
    review: reviewOf(service.review, true, context),
  }
}

/** What a service's page says about one city, with links to these pages of its parts. */
export function fromCity(service: Service, city: PlacedCity, pages: readonly Link[], context: Context) {
  const audience = context.site.manifest.audiences.find(({ id }) => id === service.audience)
  return { drive: drive(city, context), areas: areas(city, audience, pages, context) }
}
