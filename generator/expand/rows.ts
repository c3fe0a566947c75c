import { defaultOf, type Languages } from '../languages.ts'
import type { Row, Subject, Translations } from '../site.ts'
import { onlyIn, withPrefix } from '../urls.ts'

/**
 * The pages a subject becomes: one in each language. It is a fallback until its words in that language are written, and
 * a second one mirrors it under the prefix when it lives at an address of its own. `isWritten` says in which languages
 * there are words, where that is known already: to ask a subject makes a title, and there are thousands of subjects.
 */
export function rowsOf(
  subject: Subject,
  languages: Languages,
  isWritten: (language: string) => boolean = (language) => subject.title(language) !== undefined,
): Row[] {
  const { id } = subject
  const only = onlyIn(id, languages)
  if (only !== undefined) return [row(subject, only, only, id, 'original', id)]
  const original = defaultOf(languages).code
  const written: Record<string, string> = {}
  let count = 0
  for (const { code, prefix } of languages) {
    if (code !== original && !isWritten(code)) continue
    written[code] = subject.paths?.[code] ?? withPrefix(prefix, id)
    count += 1
  }
  const translations = count > 1 && subject.indexed ? written : undefined
  const rows: Row[] = []
  for (const { code, prefix } of languages) {
    const prefixed = withPrefix(prefix, id)
    const own = written[code]
    const url = own ?? subject.paths?.[code] ?? prefixed
    const state = code === original ? 'original' : own === undefined ? 'fallback' : 'translated'
    const [body, canonical] = own === undefined ? [original, written[original]!] : [code, own]
    rows.push(row(subject, code, body, url, state, canonical, own === undefined ? undefined : translations))
    if (url !== prefixed) rows.push(row(subject, code, body, prefixed, 'mirror', canonical))
  }
  return rows
}

/** Written out: thousands are made in a row, and to spread one object into another takes ten times as long. */
const row = (
  subject: Subject,
  language: string,
  bodyLanguage: string,
  url: string,
  state: Row['state'],
  canonical: string,
  translations?: Translations,
): Row => ({ subject, language, bodyLanguage, url, state, canonical, translations })
