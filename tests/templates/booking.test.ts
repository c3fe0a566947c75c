import { expect, test } from 'vitest'
import { buildPage } from '../../generator/build/build-page.ts'
import { renderDocument } from '../../templates/render-document.tsx'
import { editText } from '../support/edit-text.ts'
import { mainOf } from '../support/html.ts'
import { clearwater, copyOf, siteOf } from '../support/world.ts'

const assets = { script: '', boot: '', styles: [], sheets: {}, fonts: [] }
const booked = 'https://booking.clearwater-eye-care.example/eye-exam'

/** The text of the home page, whose last button is for booking. */
function homeWith(url: string): string {
  const site = siteOf(editText(copyOf(clearwater), 'practice.yaml', `url: ${booked}`, `url: ${url}`))
  const route = site.routes.findUrl('/')!
  return mainOf(renderDocument(buildPage(route, site), site.layout(route.language), assets))
}

test('the button for booking leads to the booking site, and says that it does', () => {
  expect(homeWith('https://booking.example/visit')).toMatch(
    /href="https:\/\/booking\.example\/visit"[^>]*>Book online <span[^>]*>\(opens our booking site\)/,
  )
})

test.each(['/contact', '/es/contact'])('a practice that books on its own page %s asks for an appointment', (path) => {
  const { url } = siteOf(clearwater).manifest.practice
  const html = homeWith(url + path)
  expect(html).not.toContain('Book online')
  expect(html.match(/data-open="appointment"/g)!.length).toBe(
    homeWith(booked).match(/data-open="appointment"/g)!.length + 1,
  )
})
