import { createElement } from 'react'
import { expect, it } from 'vitest'
import { sampleTestimonials } from '../../templates/parts/sample-layout.ts'
import { Testimonials } from '../../templates/parts/testimonials.tsx'
import { changedManifest } from '../support/changed-manifest.ts'
import { exampleHtml } from '../support/example-html.ts'
import { siteOf, world } from '../support/world.ts'

it.each([
  [1, '5 in 1 review<', '5 en 1 reseña<'],
  [96, '5 in 96 reviews<', '5 en 96 reseñas<'],
])('a rating is worded by the number of reviews: %i', (count, english, spanish) => {
  const site = siteOf(changedManifest({ 'rating.count': count }, world('base')))
  const drawn = (language: string) =>
    exampleHtml(createElement(Testimonials, { testimonials: sampleTestimonials, layout: site.layout(language) }))
  expect(drawn('en')).toContain(english)
  expect(drawn('es')).toContain(spanish)
})
