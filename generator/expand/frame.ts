import parsePhoneNumber from 'libphonenumber-js'
import type { Frame, Language, Link, Phone, Words } from '../page.ts'
import type { Manifest } from '../parse/manifest.ts'
import type { Practice } from '../parse/schemas/practice.ts'
import { pageIds } from '../urls.ts'
import { vendorsOf } from '../vendors.ts'
import type { Links } from './links.ts'

/** What is equal on every page of `language`: the practice's facts, the menus, the interface words. */
export function makeFrame(language: Language, manifest: Manifest, links: Links, words: Words): Frame {
  const { practice, navigation } = manifest
  const toLink = ({ page, ...label }: { page: string; en?: string | undefined; es?: string | undefined }): Link =>
    links.link(page, language, label[language])
  return {
    language,
    words,
    practice: {
      name: practice.name.value,
      doctor: practice.doctor.value,
      email: practice.email.value,
      address: practice.address,
      mapUrl: mapUrl(practice),
      phone: phoneOf('default', practice),
      hours: practice.hours.days.map((each) => each[language] ?? each.en),
      bookingUrl: practice.booking.url,
      insurers: practice.insurers,
      rating: practice.rating,
      area: words('head.siteArea'),
      contact: practice.contact,
      asksFor: practice.appointment.asksFor,
    },
    navigation: {
      home: links.link(pageIds.home, language, practice.name.value),
      header: navigation.header.map(toLink),
      services: links.link(pageIds.services, language),
      servicesMenu: navigation.servicesMenu.map(toLink),
      footer: navigation.footer.map(({ id, links: entries, ...heading }) => ({
        id,
        heading: heading[language] ?? heading.en,
        links: entries.map(toLink),
      })),
      contact: links.link(pageIds.contact, language),
      sitemap: links.link(pageIds.sitemap, language),
    },
    vendors: vendorsOf(practice),
    geo: {
      lookup: practice.geoGate.lookup,
      mode: practice.geoGate.mode,
      previewHosts: practice.geoGate.previewHosts,
      ...(links.has(pageIds.outOfArea) && { outOfArea: links.link(pageIds.outOfArea, language) }),
    },
    preview: hasPlaceholders(manifest),
  }
}

const phones = new WeakMap<Practice, Map<string, Phone>>()

/** The number of a page group, as people and as telephones read it. Parsed once: every page shows one. */
export function phoneOf(group: string, practice: Practice): Phone {
  let known = phones.get(practice)
  if (known === undefined) {
    known = new Map()
    phones.set(practice, known)
  }
  let phone = known.get(group)
  if (phone === undefined) {
    const { number } = practice.phones[group] ?? practice.phones.default!
    phone = { text: number, href: parsePhoneNumber(number, 'US')!.getURI() }
    known.set(group, phone)
  }
  return phone
}

function mapUrl({ address: { street, city, state, zip } }: Practice): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(`${street}, ${city}, ${state} ${zip}`)}`
}

function hasPlaceholders({ practice: { name, doctor, email, phones, booking }, testimonials }: Manifest): boolean {
  const values = [name, doctor, email, booking, ...Object.values(phones)]
  return values.some(({ placeholder }) => placeholder) || testimonials.some(({ sample }) => sample)
}
