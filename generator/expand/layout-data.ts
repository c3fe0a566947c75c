import parsePhoneNumber from 'libphonenumber-js'
import { contactFormId } from '../../src/shared/islands.ts'
import { addressLine } from '../../src/shared/postal-address.ts'
import { type Languages, languageOf, localized, type Texts } from '../languages.ts'
import { shownLogo } from '../logos/shown-logo.ts'
import { memo } from '../memo.ts'
import type { Language, LayoutData, Link, Phone, Words } from '../page.ts'
import type { Manifest } from '../parse/manifest.ts'
import type { Practice } from '../parse/schemas/practice.ts'
import { markInPages } from '../theme/marks.ts'
import { pageIds } from '../urls.ts'
import { vendorsOf } from '../vendors.ts'
import type { Links } from './links.ts'
import { noticeLinks } from './notices.ts'

/** What is the same on every page of `language`: the practice's facts, the menus, the interface words. */
export function makeLayoutData(
  language: Language,
  manifest: Manifest,
  links: Links,
  wordsIn: (language: Language) => Words,
): LayoutData {
  const { practice, navigation, languages, vertical, theme } = manifest
  const { street, city, state, zip } = practice.address
  const words = wordsIn(language)
  const contact = links.link(pageIds.contact, language)
  const toLink = ({ page, text }: { page: string; text: Texts<string> }): Link =>
    links.link(page, language, text[language])
  return {
    language,
    languages: languages.map(({ code, name, direction, flag }) => ({
      code,
      name,
      direction,
      flag,
      offer: offerWords(wordsIn(code)),
    })),
    words,
    practice: {
      name: practice.name.value,
      doctor: practice.doctor.value,
      email: practice.email.value,
      address: { street: isolated(street, [language], languages), city, state, zip },
      mapUrl: mapUrl(practice),
      phone: isolatedPhone(phoneOf('default', practice), [language], languages),
      hours: practice.hours.days.map(({ text }) => localized(text, language, languages)),
      bookingUrl: practice.booking.url,
      insurers: practice.insurers,
      contactReasons: vertical.contactReasons,
      mark: { name: vertical.mark, drawing: markInPages(vertical.mark) },
      ...(theme.logo && { logo: { ...shownLogo(theme.logo, manifest.logos), holdsName: theme.logo.holdsName } }),
      rating: practice.rating,
      area: words('head.siteArea'),
      contact: endpointOf(practice.contact),
      appointment: { asksFor: practice.appointment.asksFor, ...endpointOf(practice.appointment) },
    },
    navigation: {
      home: links.link(pageIds.home, language, practice.name.value),
      header: navigation.header.map(toLink),
      services: links.link(pageIds.services, language),
      servicesMenu: navigation.servicesMenu.map(toLink),
      footer: navigation.footer.map(({ id, links: entries, text }) => ({
        id,
        heading: localized(text, language, languages),
        links: entries.map(toLink),
      })),
      contact,
      contactForm: { ...contact, href: `${contact.href}#${contactFormId}` },
      sitemap: links.link(pageIds.sitemap, language),
      notices: noticeLinks(manifest, links, language),
    },
    vendors: vendorsOf(practice),
    pageViews: practice.analytics.pageViews,
    geo: {
      lookup: practice.geoGate.lookup,
      mode: practice.geoGate.mode,
      previewHosts: practice.geoGate.previewHosts,
      ...(links.has(pageIds.outOfArea) && { outOfArea: links.link(pageIds.outOfArea, language) }),
    },
    preview: hasPlaceholders(manifest),
  }
}

const endpointOf = (form: Practice['contact' | 'appointment']): { endpoint?: string } =>
  form.delivery === 'endpoint' ? { endpoint: form.url } : {}

/** A phone number as written within texts in `around`. */
export const isolatedPhone = (phone: Phone, around: readonly Language[], languages: Languages): Phone => ({
  ...phone,
  text: isolated(phone.text, around, languages),
})

/**
 * A phone number or a street within texts in `around`: in right-to-left text, Unicode isolates keep its groups in order.
 * In other text they do nothing.
 */
const isolated = (text: string, around: readonly Language[], languages: Languages): string =>
  around.some((language) => languageOf(language, languages).direction === 'rtl') ? `\u2066${text}\u2069` : text

const offerWords = (words: Words) => ({
  text: words('offer.text'),
  accept: words('offer.accept'),
  decline: words('offer.decline'),
})

/** The phone number of a page group, formatted for people and for phones. Parsed once, since every page shows one. */
export const phoneOf = (group: string, practice: Practice): Phone =>
  memo(practice, `phone ${group}`, () => {
    const { number } = practice.phones[group] ?? practice.phones.default!
    return { text: number, href: parsePhoneNumber(number, 'US')!.getURI() }
  })

const mapUrl = ({ address }: Practice): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressLine(address))}`

function hasPlaceholders({ practice, testimonials }: Manifest): boolean {
  const { name, doctor, email, address, hours, phones, booking } = practice
  const values = [name, doctor, email, address, hours, booking, ...Object.values(phones)]
  return values.some(({ placeholder }) => placeholder) || testimonials.some(({ sample }) => sample)
}
