import type { Language } from '../../src/shared/languages.ts'
import { withWholeTimes } from '../../src/shared/opening-hours.ts'
import { type Languages, languageOf } from '../languages.ts'
import { memo } from '../memo.ts'
import type { Care, CareLevel, InlineContent, Reason } from '../page.ts'
import type { Sign } from '../parse/schemas/signs.ts'
import type { Context } from '../site.ts'
import { rich } from './rich.ts'

interface RawReasons {
  signs: readonly string[]
  items: readonly string[]
}

/** A care card: its signs, then its free-text reasons, under the heading of its level unless it has its own. */
export const care = (
  { level, heading, ...reasons }: RawReasons & { level: CareLevel; heading?: string | undefined },
  context: Context,
): Care => ({
  level,
  heading: heading === undefined ? headingOf(level, context) : rich(heading, context),
  reasons: reasonsOf(reasons, context),
  closed: whenClosed(level, context),
})

export const headingOf = (level: CareLevel, context: Context): InlineContent =>
  rich(wordsOf(context)(`care.heading.${level}`, { phone: '{phone}' }), context)

export const reasonsOf = ({ signs, items }: RawReasons, context: Context): Reason[] => [
  ...signs.map((id) => signReason(signNamed(id, context), context)),
  ...items.map((item) => ({ text: rich(item, context) })),
]

/** The text of a sign in the body's language: every sign is written in all languages. */
export function signReason(sign: Sign, context: Context): Reason {
  const { sign: text, note } = sign.text[context.bodyLanguage]!
  return { text: rich(text, context), note: note && rich(note, context) }
}

/** What to do outside office hours, which urgent cards state as well. Undefined where waiting does no harm. */
export function whenClosed(level: CareLevel, context: Context): InlineContent | undefined {
  if (level === 'routine') return undefined
  const words = wordsOf(context)
  const hours = level === 'urgent' ? openingHours(context) : []
  const open = hours.length === 0 ? '' : `${withOnePeriod(words('care.open', { hours: hours.join('; ') }))} `
  return rich(`${open}${words(`care.closed.${level}`)}`, context)
}

/** Hours that end in "p. m." bring the period of the sentence along. The editor's invisible marks may be around either. */
const withOnePeriod = (sentence: string) => sentence.replace(/\.(\p{Cf}*)\.(?=\p{Cf}*$)/u, '.$1')

function openingHours({ site: { manifest }, bodyLanguage }: Context): string[] {
  const open = manifest.practice.hours.days.filter(({ opens }) => opens !== undefined)
  const lines = open.flatMap(({ text }) => text[bodyLanguage] ?? []).map(withWholeTimes)
  if (!areDaysSmall(manifest.languages, bodyLanguage)) return lines
  return lines.map((line) => line.replace(/\p{L}/u, (letter) => letter.toLocaleLowerCase(bodyLanguage)))
}

/** Whether days are lowercase inside a sentence: "lunes a jueves", but "Monday to Thursday". */
const areDaysSmall = (languages: Languages, code: Language) =>
  memo(languages, `small days ${code}`, () => {
    const { locale } = languageOf(code, languages)
    const day = new Intl.DateTimeFormat(locale, { weekday: 'long' }).format(0)
    return day === day.toLocaleLowerCase(locale)
  })

const wordsOf = ({ site, bodyLanguage }: Context) => site.layout(bodyLanguage).words

function signNamed(id: string, { site }: Context): Sign {
  const { signs } = site.manifest
  return memo(signs, 'by id', () => new Map(signs.map((sign) => [sign.id, sign]))).get(id)!
}
