import { createElement } from 'react'
import { expect, it } from 'vitest'
import type { Site } from '../../generator/site.ts'
import { sampleTestimonials } from '../../templates/parts/sample-layout.ts'
import { Testimonials } from '../../templates/parts/testimonials.tsx'
import { changedManifest } from '../support/changed-manifest.ts'
import { editText } from '../support/edit-text.ts'
import { exampleHtml } from '../support/example-html.ts'
import { siteOf, world } from '../support/world.ts'

const drawn = (language: string, site: Site) =>
  exampleHtml(createElement(Testimonials, { testimonials: sampleTestimonials, layout: site.layout(language) }))

it.each([
  [1, '5 in 1 review<', '5 en 1 reseña<'],
  [96, '5 in 96 reviews<', '5 en 96 reseñas<'],
])('a rating is worded by the number of reviews: %i', (count, english, spanish) => {
  const site = siteOf(changedManifest({ 'rating.count': count }, world('base')))
  expect(drawn('en', site)).toContain(english)
  expect(drawn('es', site)).toContain(spanish)
})

it('a rating has the decimal and thousands marks of its locale', () => {
  const folder = editText(world('base'), 'languages.yaml', 'locale: es-US', 'locale: es-ES')
  const site = siteOf(changedManifest({ 'rating.count': 12_000 }, folder))
  expect(drawn('en', site)).toContain('Rated 4.8 out of 5 in 12,000 reviews<')
  expect(drawn('es', site)).toContain('Calificación de 4,8 sobre 5 en 12.000 reseñas<')
})
