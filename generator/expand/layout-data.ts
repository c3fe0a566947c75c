import type { AskedField } from '../../src/shared/appointment.ts'
import { contactFormId } from '../../src/shared/islands.ts'
import { specialHoursId } from '../../src/shared/opening-hours.ts'
import { addressLine } from '../../src/shared/postal-address.ts'
import { defaultOf, type Languages, languageOf, localized, perLanguage, type Texts } from '../languages.ts'
import { shownLogo } from '../logos/shown-logo.ts'
import { ownName } from '../own-name.ts'
import type { Language, LayoutData, Link, Words } from '../page.ts'
import type { Manifest } from '../parse/manifest.ts'
import type { Practice } from '../parse/schemas/practice.ts'
import type { WordsIn } from '../site.ts'
import { spokenIn } from '../text/words.ts'
import { markInPages } from '../theme/marks.ts'
import { hasRareLetters } from '../theme/unicode-ranges.ts'
import { absoluteUrl, pageIds } from '../urls.ts'
import { vendorsOf } from '../vendors.ts'
import { hasWord } from './has-word.ts'
import type { Around, Links } from './links.ts'
import { noticeLinks } from './notices.ts'
import { isNorthAmerican, isolated, isolatedPhone, phoneOf } from './phones.ts'
import { lastSpecialDay } from './special-hours.ts'

/** The layout of each language: the practice's facts, the menus, the interface words. */
export function makeLayouts(manifest: Manifest, links: Links, wordsIn: WordsIn): Record<Language, LayoutData> {
  const own = perLanguage(manifest.languages, (code) => makeLayoutData(code, manifest, links, wordsIn))
  const first = defaultOf(manifest.languages).code
  const { language, words, practice } = own[first]!
  return perLanguage(manifest.languages, (code) =>
    code === first ? own[code]! : { ...own[code]!, original: { language, words, practice } },
  )
}

/** What is the same on every page of `language`. */
function makeLayoutData(language: Language, manifest: Manifest, links: Links, wordsIn: WordsIn): LayoutData {
  const { practice, languages } = manifest
  const words = wordsIn(language)
  const spoken = spokenIn(language, languages, manifest.words)
  const around = { language, bodyLanguage: spoken }
  return {
    language,
    spoken,
    languages: languages.map(({ code, name, direction, flag }) => ({
      code,
      name,
      direction,
      flag,
      offer: offerWords(code, name, manifest, wordsIn(code)),
    })),
    words,
    practice: practiceIn(spoken, manifest, links, words),
    navigation: navigationIn(around, manifest, links, words),
    needsMoreFonts: hasRareLetters(JSON.stringify(manifest.words[spoken])),
    vendors: vendorsOf(practice),
    pageViews: practice.analytics.pageViews,
    isNorthAmerican: isNorthAmerican(practice),
    geo: {
      lookup: practice.geoGate.lookup,
      mode: practice.geoGate.mode,
      previewHosts: practice.geoGate.previewHosts,
      outOfArea: links.has(pageIds.outOfArea) ? links.link(pageIds.outOfArea, around) : undefined,
    },
    preview: hasPlaceholders(manifest),
    isUnlisted: manifest.isPreview,
  }
}

/** The facts of the practice, in the words of `language`. */
function practiceIn(
  language: Language,
  { practice, languages, vertical, theme, logos }: Manifest,
  links: Links,
  words: Words,
): LayoutData['practice'] {
  const { street, city, state, zip, country } = practice.address
  return {
    name: ownName(practice.name, language),
    doctor: ownName(practice.doctor, language),
    email: practice.email.value,
    address: { street: isolated(street, [language], languages), city, state, zip, country },
    mapUrl: mapUrl(practice),
    phone: isolatedPhone(phoneOf('default', practice), [language], languages),
    hours: practice.hours.days.map(({ text }) => localized(text, language, languages)),
    bookingUrl: bookingUrl(practice, languages, links),
    insurers: practice.insurers,
    contactReasons: vertical.contactReasons,
    mark: markInPages(vertical.mark),
    logo: theme.logo && { ...shownLogo(theme.logo, logos), holdsName: theme.logo.holdsName },
    rating: practice.rating && writtenRating(practice.rating, languageOf(language, languages).locale),
    area: words('head.siteArea'),
    contact: endpointOf(practice.contact),
    appointment: { asksFor: askedFields(practice), ...endpointOf(practice.appointment) },
  }
}

/** A rating as readers of `locale` write numbers: 4.8 in 1,200 reviews, or 4,8 in 1.200. */
function writtenRating(
  { value, count }: NonNullable<Practice['rating']>,
  locale: string,
): LayoutData['practice']['rating'] {
  const { format } = new Intl.NumberFormat(locale)
  return { value: format(value), count: format(count), amount: count }
}

/** Undefined if visitors book on the contact page, which has an address in each language. */
function bookingUrl({ url, booking }: Practice, languages: Languages, links: Links): string | undefined {
  const isOwn = languages.some(({ code }) => booking.url === absoluteUrl(url, links.href(pageIds.contact, code)))
  return isOwn ? undefined : booking.url
}

/** A question about a plan, where none is listed, would tell patients that plans are accepted. */
function askedFields({ insurers, appointment: { asksFor } }: Practice): AskedField[] {
  const isInsured = insurers.length > 0 || asksFor.includes('insuranceId')
  return isInsured ? ['insuranceProvider', ...asksFor] : asksFor
}

/** The menus and the other links of every page. */
function navigationIn(around: Around, manifest: Manifest, links: Links, words: Words): LayoutData['navigation'] {
  const { practice, navigation, languages } = manifest
  const contact = links.link(pageIds.contact, around)
  const toLink = ({ page, text }: { page: string; text: Texts<string> }): Link =>
    links.link(page, around, text[around.bodyLanguage])
  return {
    home: links.link(pageIds.home, around, ownName(practice.name, around.bodyLanguage)),
    header: navigation.header.map((entry) => ({
      link: toLink(entry),
      menu: entry.page === pageIds.services ? navigation.servicesMenu.map(toLink) : [],
    })),
    footer: navigation.footer.map(({ id, links: entries, text }) => ({
      id,
      heading: localized(text, around.bodyLanguage, languages),
      links: entries.map(toLink),
    })),
    contact,
    contactForm: { ...contact, href: `${contact.href}#${contactFormId}` },
    specialHours: specialHoursIn(practice, links.link(pageIds.contact, around, words('footer.specialHours'))),
    sitemap: links.link(pageIds.sitemap, around),
    notices: noticeLinks(manifest, links, around),
  }
}

/** The footer's link to the special hours. It does not list them, or each closed day would change every page. */
function specialHoursIn(practice: Practice, contact: Link): LayoutData['navigation']['specialHours'] {
  const through = lastSpecialDay(practice)
  return through === undefined
    ? undefined
    : { link: { ...contact, href: `${contact.href}#${specialHoursId}` }, through }
}

const endpointOf = (form: Practice['contact' | 'appointment']): { endpoint?: string } =>
  form.delivery === 'endpoint' ? { endpoint: form.url } : {}

/** Until they are translated, the name of the language: another language's words would offer that other language. */
function offerWords(code: Language, name: string, manifest: Manifest, words: Words) {
  const own = (key: string) => (hasWord(key, code, manifest) ? words(key) : name)
  return { text: own('offer.text'), accept: own('offer.accept'), decline: words('offer.decline') }
}

const mapUrl = ({ address }: Practice): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressLine(address))}`

function hasPlaceholders({ practice, team, testimonials }: Manifest): boolean {
  const { name, doctor, email, address, hours, phones, booking } = practice
  const values = [name, doctor, email, address, hours, booking, ...Object.values(phones), ...team]
  return values.some(({ placeholder }) => placeholder) || testimonials.some(({ sample }) => sample)
}
