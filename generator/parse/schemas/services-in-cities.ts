import * as z from 'zod'
import { block, question } from './blocks.ts'
import { type Codes, entry } from './localized.ts'
import { slug, words } from './text.ts'

const inCityText = z.strictObject({
  /** Under the page's heading, in place of the service's `inCity`. */
  intro: words,
  /** What matters there for this service, under a heading of its own. */
  heading: words,
  blocks: z.array(block).min(1),
  questions: z.array(question).min(1),
})

/**
 * What each service says to visitors from one city, in services-in-cities/<city>.yaml. A pair without words of its own
 * is published, but not offered to search engines.
 */
export const servicesInCitySchema = (codes: Codes) => z.array(entry(codes, { service: slug }, inCityText))

export type ServiceInCity = z.infer<ReturnType<typeof servicesInCitySchema>>[number]
export type InCityText = z.infer<typeof inCityText>
