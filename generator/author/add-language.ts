import { stringify } from 'yaml'
import { insertEntry } from '../edit/insert-entry.ts'
import { unitedStates } from '../gazetteer/country.ts'
import { isCountry } from '../gazetteer/is-country.ts'
import { type Codes, codesOf, nativeName } from '../languages.ts'
import { readLoosely } from '../parse/loose-manifest.ts'
import { ownWords } from '../parse/own-words.ts'
import { schemaOf, signsFile, wordsFile } from '../parse/schemas/index.ts'
import { validate } from '../parse/validate.ts'
import type { Edit } from '../problems/problems.ts'
import { UserError } from '../problems/user-error.ts'
import { asGroup, valueAt } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { pluralKey } from '../text/plural-key.ts'
import { pluralRules } from '../text/plural-rules.ts'
import type { WordTree } from '../text/words.ts'
import { addEntry } from './add-entry.ts'
import type { Draft } from './draft.ts'
import { wrongCode } from './language-code.ts'
import { schemaLine } from './schema-line.ts'
import { adapted, customsIn } from './starter-abroad.ts'

/**
 * Adds a language to the site's list, and the file for its interface words: Sightline's own where it has them, or else
 * those of the first language as comments, to be translated in place. Until then, readers see the first language, and
 * the check lists what is missing.
 */
export function addLanguage(draft: Draft, code: string): void {
  const { languages, practice } = readLoosely(draft.sources())
  const codes = codesOf(languages)
  const wrong = wrongCode(code)
  if (wrong !== undefined) throw new UserError(wrong)
  if (codes.includes(code)) throw new UserError(`The site is already in ${code}.`)
  const locale = localeIn(code, asGroup(practice.address).country ?? unitedStates)
  addEntry(draft, 'languages.yaml', stringify([{ code, name: nativeName(code), locale }]).trimEnd())
  const own = ownWords(code)
  const file = wordsFile(code)
  const first = draft.source(wordsFile(codes[0]))
  draft.write(
    file,
    own ? adapted(printWords(file, own), customsIn(first?.value)) : commentOutWords(first?.text ?? '', codes[0], code),
  )
  for (const { file } of draft.sources()) draft.edit(file, (source) => standIns(source, code, codes))
}

/**
 * The language as it is written in the practice's country, where dates and prices differ from elsewhere: `45,50 $` in
 * fr-CA is `45,50 $CA` in fr.
 */
function localeIn(code: string, country: unknown): string | undefined {
  const { region, baseName } = new Intl.Locale(code)
  if (region !== undefined || !isCountry(country)) return undefined
  const locale = `${baseName}-${country}`
  // Without rules for the country, it is written as in the language's main country.
  return new Intl.NumberFormat(locale).resolvedOptions().locale === locale ? locale : undefined
}

/**
 * Fills texts that every language must have, such as the signs of an emergency, with those of the first language until
 * somebody translates them: a patient then reads the right advice in another language rather than none.
 */
function standIns(source: Source, code: string, codes: Codes): Edit[] {
  const schema = schemaOf(source.file, [...codes, code])
  if (schema === undefined) return []
  const [first] = codes
  return validate(schema, source, first)
    .paths.filter((path) => path.at(-1) === code)
    .flatMap((path) => {
      const entry = path.slice(0, -1)
      const words = valueAt(source.value, [...entry, first])
      const marked = source.file === signsFile ? { ...asGroup(words), cues: [], placeholder: true } : words
      const text = stringify({ [code]: marked }, { lineWidth: 0 })
      return insertEntry(source, entry, `# To be translated.\n${text}`) ?? []
    })
}

/** Separates groups with a blank line, as in the starter. */
function printWords(file: string, words: WordTree): string {
  const groups = Object.entries(words).map(([name, group]) => stringify({ [name]: group }, { lineWidth: 0 }))
  return [`${schemaLine(file, 'words')}\n`, ...groups].join('\n')
}

function commentOutWords(words: string, first: string, code: string): string {
  const [given, needed] = [formsOf(first), formsOf(code)]
  const lines = words.split(/\r?\n/)
  const schema = lines[0]!.includes('$schema=') ? lines.splice(0, 1) : []
  return [
    ...schema,
    `# The words of ${wordsFile(first)}. To translate one, remove the "# " from it and its group.`,
    ...lines
      .flatMap((line) => inForms(line, given, needed))
      .map((line) => (line === '' || line.startsWith('#') ? line : `# ${line}`)),
  ].join('\n')
}

const formsOf = (code: string) => pluralRules(code).resolvedOptions().pluralCategories.map(String)

/** A plural form in each of the forms `needed`: those not `given` in the first language have the words of `other`. */
function inForms(line: string, given: readonly string[], needed: readonly string[]): string[] {
  const [, indent = '', key = '', text = ''] = /^(\s*)([\w-]+): (.*)$/.exec(line) ?? []
  const form = pluralKey(key)
  if (form === undefined) return [line]
  const isForm = (category: string) =>
    category === form.category || (form.category === 'other' && !given.includes(category))
  return needed.filter(isForm).map((category) => `${indent}${form.word}_${category}: ${text}`)
}
