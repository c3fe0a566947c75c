import type { Language } from '../../src/shared/languages.ts'
import { isolatedPhone, phoneOf } from '../expand/layout-data.ts'
import { saidIn } from '../languages.ts'
import { memo } from '../memo.ts'
import type { Route, Site } from '../site.ts'
import { fill } from './inline.ts'

/** The route with the `{name}` placeholders in its title, heading and description filled in. */
export function filledRoute(route: Route, values: Readonly<Record<string, string>>): Route {
  const title = route.source.title(route.bodyLanguage)!
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

/** What `{practice}`, `{doctor}`, `{email}`, `{phone}` and `{fact.id}` stand for, by language and phone group. */
export const valuesFor = (site: Site, language: Language, phone: string): Readonly<Record<string, string>> =>
  memo(site.layouts, `values ${language} ${phone}`, () => collectValues(site, language, phone))

function collectValues(
  { manifest: { practice, languages } }: Site,
  language: Language,
  phone: string,
): Record<string, string> {
  return {
    practice: practice.name.value,
    doctor: practice.doctor.value,
    email: practice.email.value,
    phone: isolatedPhone(phoneOf(phone, practice), language, languages).text,
    ...Object.fromEntries(
      practice.claims.map((claim) => [`fact.${claim.id}`, saidIn(claim.text, language, languages)]),
    ),
  }
}
