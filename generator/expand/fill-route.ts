import type { Language } from '../../src/shared/languages.ts'
import { localized, type Texts } from '../languages.ts'
import { memo } from '../memo.ts'
import { ownName } from '../own-name.ts'
import type { Practice } from '../parse/schemas/practice.ts'
import type { Context, Route, Site } from '../site.ts'
import { fill } from '../text/inline.ts'
import { type Around, titleOf } from './links.ts'
import { isolatedPhone, phoneOf } from './phones.ts'

/** The route with the `{name}` placeholders in its title, heading and description filled in. */
export function filledRoute(route: Route, site: Site): Route {
  const values = valuesFor(site, route.bodyLanguage, route.source.phone)
  const title = titleOf(route)
  const text = (value: string) => fill(value, values)
  const filled = {
    ...title,
    title: text(title.title),
    description: text(title.description),
    heading: text(title.heading),
    name: text(title.name),
    summary: text(title.summary),
    emailSubject: title.emailSubject && text(title.emailSubject),
  }
  return { ...route, source: { ...route.source, title: () => filled } }
}

/** What the body of a page is written with. `phone` is the key of its number in practice.yaml. */
export function contextFor(phone: string, { language, bodyLanguage }: Around, site: Site): Context {
  const { practice, languages } = site.manifest
  return {
    site,
    language,
    bodyLanguage,
    values: valuesFor(site, bodyLanguage, phone),
    phone: isolatedPhone(phoneOf(phone, practice), [language, bodyLanguage], languages),
  }
}

/** The context with more values. It inherits the others: copying two hundred takes as long as filling in all texts. */
export const withValues = (more: Readonly<Record<string, string>>, context: Context): Context => ({
  ...context,
  values: Object.assign(Object.create(context.values), more),
})

/** The values of `{practice}`, `{phone}`, `{doctor.form}`, `{fact.id}`, `{has.id}`, `{promise.id}`, `{sign.id}` and the like. */
export const valuesFor = (site: Site, language: Language, phone: string): Readonly<Record<string, string>> =>
  memo(site.places, `values ${language} ${phone}`, () => collectValues(site, language, phone))

function collectValues(site: Site, language: Language, phone: string): Record<string, string> {
  const { practice, languages } = site.manifest
  const phoneText = isolatedPhone(phoneOf(phone, practice), [language], languages).text
  const named = <T>(kind: string, entries: readonly { id: string; text: Texts<T> }[], wordsIn: (text: T) => string) =>
    Object.fromEntries(entries.map(({ id, text }) => [`${kind}.${id}`, wordsIn(localized(text, language, languages))]))
  return {
    practice: ownName(practice.name, language),
    doctor: ownName(practice.doctor, language),
    ...doctorForms(practice, language),
    email: practice.email.value,
    phone: phoneText,
    ...signSentences(language, phoneText, site),
    ...named('fact', practice.claims, (text) => text),
    ...named('has', practice.equipment, ({ words }) => words),
    ...named('promise', practice.promises, ({ words }) => words),
  }
}

/** The doctor's name in each form that any language has: `el Dr. Lee`, or `Dr. Lee` where this language lacks it. */
function doctorForms({ doctor }: Practice, language: Language): Record<string, string> {
  const { text } = doctor
  const forms = Object.values(text).flatMap((own) => Object.keys(own ?? {}))
  return Object.fromEntries(
    forms.map((form) => [`doctor.${form}`, text[language]?.[form] ?? ownName(doctor, language)]),
  )
}

/**
 * Each sign with what to do about it, as sentences: `If a red eye hurts, call us today on (714) 555-0100.` A sign's own
 * sentence takes the place of all of them.
 */
function signSentences(language: Language, phone: string, { manifest, layout }: Site): Record<string, string> {
  const { words } = layout(language)
  return Object.fromEntries(
    manifest.signs.map(({ id, level, text }) => {
      const { sign, note, sentence } = text[language]!
      if (sentence !== undefined) return [`sign.${id}`, fill(sentence, { sign, phone })]
      const usual = words(`care.sentence.${level}`, { sign, phone })
      return [`sign.${id}`, note === undefined ? usual : `${usual} ${note}`]
    }),
  )
}
