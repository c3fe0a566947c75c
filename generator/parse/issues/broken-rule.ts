import type { ProblemCode } from '../../problems/catalogue.ts'
import type { Problem } from '../../problems/problems.ts'
import { asGroup, isGroup, type Path, valueAt } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { legibleColour } from '../../theme/nearest-colour.ts'
import { slugOf } from '../../urls.ts'
import { isPageId } from '../schemas/text.ts'
import { isLanguage } from '../unlisted-languages.ts'
import { countryMeant } from './country-meant.ts'
import { dateMeant } from './date-meant.ts'
import { hoursInOne } from './hours-in-one.ts'
import type { InvalidFile } from './invalid-file.ts'
import type { Issue } from './issues.ts'
import { languageCalled } from './language-called.ts'
import { languagesBeside } from './languages-beside.ts'
import { fieldName, isScalar, quoted } from './name-value.ts'
import { phoneMeant, phoneWithMore } from './phone-meant.ts'
import type { Remedy, Report } from './remedy.ts'
import { type Rewritten, rewritten } from './rewritten.ts'
import { ruleIn } from './rule-in-message.ts'

/** The problem of a value of the right type that breaks a rule. */
export function brokenRule(issue: Issue, value: unknown, file: InvalidFile, report: Report): Problem {
  const { path } = issue
  const name = fieldName(path)
  const subject = isScalar(value) ? `${name} (${quoted(String(value))})` : name
  const { code, rule, fix } = ruleIn(wordingOf(issue, value))
  const cut = code === 'BAD_PHONE' ? phoneWithMore(String(value), addressIn(file)) : undefined
  if (cut !== undefined) {
    const fix = `Write "${cut.phone}", without an extension or a second number. Texts can say what callers need beyond it.`
    return report(code, `${subject} goes on after the number, with ${quoted(cut.more)}`, { fix })
  }
  const remedy = valueInstead(code, value, path, file) ?? hoursInOne(path, file) ?? { fix }
  return report(code, sentence(subject, rule), remedy)
}

/** The problem of a key that breaks a rule. */
export function brokenRuleOfKey(issue: Issue, path: Path, report: Report): Problem {
  const key = String(path.at(-1))
  const { code, rule, fix } = ruleIn(issue.message)
  const better = corrected(code, key)
  const remedy = { fix: better === undefined ? fix : `Write "${better}".` }
  return report(code, sentence(`the key "${key}"`, rule), remedy, path, 'key')
}

/** The library's own rules, worded like ours. */
function wordingOf(issue: Issue, value: unknown): string {
  if (issue.code !== 'invalid_format' || issue.format !== 'date') return issue.message
  return /^\d{4}-\d\d-\d\d$/.test(String(value))
    ? 'must be a day of the calendar, such as 2026-03-14'
    : 'must be a date such as 2026-03-14'
}

const sentence = (subject: string, rule: string) => `${subject}${rule.startsWith('must') ? '' : ':'} ${rule}`

function valueInstead(code: ProblemCode, value: unknown, path: Path, file: InvalidFile): Remedy | undefined {
  if (!isScalar(value)) return undefined
  const better = corrected(code, String(value)) ?? (path.at(-1) === 'code' ? languageNamed(String(value)) : undefined)
  const found =
    code === 'BAD_SLUG'
      ? slugInstead(String(value), path, file)
      : rewritten(path, file, likely(code, value, path, file))
  if (better === undefined) return found && { fix: `Write "${found.value}".`, edit: found.edit }
  return { fix: `Write "${better}".`, edit: found?.value === better ? found.edit : undefined }
}

/** The code of the language that a value names. Undefined for a code, which breaks some other rule. */
const languageNamed = (text: string) => (isLanguage(text) ? undefined : languageCalled(text))

/** What the schema of one field does not know: the country of the practice, names of countries, languages of dates. */
function likely(code: ProblemCode, value: unknown, path: Path, file: InvalidFile): string[] {
  const text = String(value)
  const phone = code === 'BAD_PHONE' ? phoneMeant(text, addressIn(file)) : undefined
  const country = path.at(-1) === 'country' ? countryMeant(addressIn(file), file.original) : undefined
  const date = dateMeant(text, [file.original, ...languagesBeside(path, file)])
  return [phone, country, date].filter((meant) => meant !== undefined)
}

/** The address of the practice, in the file that has it. */
const addressIn = ({ source }: InvalidFile) => asGroup(asGroup(source.value).address)

function slugInstead(text: string, path: Path, file: InvalidFile): Rewritten | undefined {
  const slug = slugOf(text)
  // "EyeDoctor" may be two words or one.
  const isCertain = !/\p{Ll}\p{Lu}/u.test(text) && isFreeSlug(slug, path, file.source)
  return isCertain ? rewritten(path, file, [slug]) : undefined
}

/**
 * Whether the value at `path` can be `slug`: as the ending of addresses, or as the name of an entry if no other entry
 * of its list has it. checks/unknown-names.ts checks the references to it.
 */
function isFreeSlug(slug: string, path: Path, source: Source): boolean {
  const key = path.at(-1)
  if (key === 'placeSuffix') return slug !== ''
  const others = valueAt(source.value, path.slice(0, -2))
  if (slug === '' || (key !== 'slug' && key !== 'id') || !Array.isArray(others)) return false
  return others.every((other) => !isGroup(other) || other[key] !== slug)
}

/** What the author must have meant, where the rule leaves only one possibility. */
function corrected(code: ProblemCode, value: string): string | undefined {
  if (code === 'BAD_SLUG') return slugOf(value) || undefined
  if (code === 'BAD_COLOR') return legibleColour(value)
  const path = `/${value.replace(/^\/+|\/+$/g, '')}`
  return code === 'BAD_PAGE_ID' && isPageId(path) ? path : undefined
}
