import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { filesBelow } from '../../generator/disk/files-below.ts'
import { emptyRequest } from '../../src/islands/appointment/request.ts'
import { type AppointmentWords, choicesOf } from '../../src/shared/islands.ts'
import { writeLetter } from '../../src/shared/letters/request-letter.ts'
import type { AppointmentRequest } from '../../src/shared/posted.ts'
import { readPages } from '../support/built-site.ts'
import { plain, structuredDataOf } from '../support/html.ts'
import { dental, siteOf } from '../support/world.ts'

// A dentist's site from the same code: everything specific to a profession comes from its manifest.

const site = siteOf(dental)
const folder = inject('dental')
const pages = readPages(folder)
const read = (file: string) => readFileSync(join(folder, file), 'utf8')

/** Words about eyes and eye care, in English and Vietnamese. */
const eyeWords =
  /\b(eyes?|eyelids?|eyewear|eyesight|vision|visual|optic|optom\w*|ophthalm\w*|ocular|lens(es)?|glasses|spectacles|retina\w*|cornea\w*|cataract\w*|glaucoma|keratoconus|lasik|sclera\w*|myopia|contact-lens|dry-eye)\b|(?<!\p{L})(thị lực|nhãn khoa|kính mắt|mắt|võng mạc|giác mạc)(?!\p{L})/iu

const found = (text: string) => eyeWords.exec(text)?.[0]

test('every route is published, in both languages', () => {
  expect(pages.length).toBe(site.routes.length)
  expect(pages.filter(({ url }) => url === '/vi' || url.startsWith('/vi/')).length).toBeGreaterThan(40)
})

test('no address, file name or redirect has a word about eyes', () => {
  expect(filesBelow(folder).filter((file) => !file.startsWith('assets/') && found(file))).toEqual([])
  expect(found(read('_redirects'))).toBeUndefined()
  expect(found(read('sitemap.xml'))).toBeUndefined()
})

test('no page has a word about eyes in its text, head, attributes or structured data', () => {
  expect(pages.flatMap(({ url, html }) => (found(html) === undefined ? [] : [`${url}: ${found(html)}`]))).toEqual([])
})

test.each(['search-en.json', 'search-vi.json', 'appointment-en.json', 'appointment-vi.json', 'site.webmanifest'])(
  '%s has no word about eyes',
  (file) => {
    expect(found(read(file))).toBeUndefined()
  },
)

test('structured data describes a dentist', () => {
  for (const { url, html } of pages) {
    const [practice] = structuredDataOf(html)['@graph']
    expect(practice, url).toMatchObject({
      '@type': 'Dentist',
      medicalSpecialty: 'https://schema.org/Dentistry',
      employee: { jobTitle: 'Dentist' },
    })
  }
})

test('the ids of place pages end in the suffix of the vertical', () => {
  const places = [...site.routes.ofKinds((kind) => kind === 'location' || kind === 'neighborhood')]
  expect(places.length).toBeGreaterThan(5)
  expect(places.filter(({ source }) => !source.id.endsWith('-dentist'))).toEqual([])
})

test.each(['en', 'vi'])(
  'the dialog in %s offers the visit types of the vertical, and its letter has no word about eyes',
  (language) => {
    const words = JSON.parse(read(`appointment-${language}.json`)) as AppointmentWords
    expect(choicesOf(words, 'visitTypes').map(([id]) => id)).toEqual(site.manifest.vertical.visitTypes)
    const { name, email, address, hours, phone } = site.layout(language).practice
    const { street, city, state, zip } = address
    const practice = {
      recipient: email,
      name,
      address: `${street}, ${city}, ${state} ${zip}`,
      hours,
      phone,
      asksFor: [],
    }
    const source = { pageName: 'Implants', url: 'https://example.com/', referral: [], emailSubject: '' }
    for (const [visitType, label] of choicesOf(words, 'visitTypes')) {
      const request: AppointmentRequest = { ...emptyRequest, fullName: 'An Nguyen', visitType }
      const { text } = writeLetter(request, source, practice, words)
      expect(text).toContain(label)
      expect(found(text)).toBeUndefined()
    }
  },
)

test.each([
  ['en', 'Saturday'],
  ['vi', 'Thứ Bảy'],
])('the dialog in %s offers Saturday, which has hours, and not Sunday', (language, saturday) => {
  const words = JSON.parse(read(`appointment-${language}.json`)) as AppointmentWords
  const days = choicesOf(words, 'days')
  expect(days.map(([id]) => id)).toEqual(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'])
  expect(days.at(-1)).toEqual(['saturday', saturday])
})

test('neither the favicon nor any page shows the eye of the eye care mark', () => {
  const eye = 'M3 20c9-15 25-15 34 0'
  expect(read('favicon.svg')).not.toContain(eye)
  for (const { url, html } of pages) {
    expect(html, url).not.toContain(eye)
  }
})

test('Escape finds the same buttons that close something in both languages', () => {
  const marked = (file: string) =>
    [...read(file).matchAll(/<button[^>]* data-escape[^>]*>([^<]*)/g)].map(([tag, text]) =>
      text === '' ? /aria-label="([^"]*)"/.exec(tag)![1] : text,
    )
  expect(marked('about.html')).toEqual(['Close', 'Close search'])
  expect(marked('vi/about.html')).toEqual(['Đóng', 'Đóng phần tìm kiếm'])
})

test('a Vietnamese heading keeps its accented letters', () => {
  const heading = plain(/<h1[^>]*>.*?<\/h1>/s.exec(read('vi/gum-health.html'))![0])
  expect(heading).toMatch(/[ướạ]/)
})
