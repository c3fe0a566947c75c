import { visibleText } from '../../src/shared/visible-text.ts'
import { sum } from '../numbers.ts'
import type { Care, CareLevel, InlineContent, VisitPackColumn } from '../page.ts'
import type { Sign } from '../parse/schemas/signs.ts'
import type { VisitPack } from '../parse/schemas/visit-pack.ts'
import { walk } from '../read/walk.ts'
import type { Context, PageSource } from '../site.ts'
import { fillIns } from '../text/inline.ts'
import { care } from './care.ts'
import { signList } from './how-soon.ts'
import { amongOthers } from './links.ts'

/** The room on the first sheet: lines of large print for the signs of each level, and characters per line. */
const room = { emergency: 7, urgent: 5 } as const satisfies Partial<Record<CareLevel, number>>
const lineLength = 26

const levels = Object.keys(room) as (keyof typeof room)[]

/**
 * The signs of a page that call for care today, as cards for each of `columns`, which all show the same signs. A page
 * lists the most telling signs first, so those stay when not all fit, and the sheet says that there are others.
 */
export function signsForPaper(
  { visitPackText }: Pick<PageSource, 'visitPackText'>,
  pack: VisitPack,
  columns: readonly Context[],
): Pick<VisitPackColumn, 'signs' | 'moreSigns'>[] {
  const { signs } = columns[0]!.site.manifest
  const named = namedIn(visitPackText?.[columns[0]!.language])
  const urgent = (ids: ReadonlySet<string>) => signs.filter((sign) => ids.has(sign.id) && sign.level in room)
  const own = urgent(named)
  const all = inOrder(own.length > 0 ? own : urgent(new Set(pack.usualSigns)), named)
  const shown = levels.map((level) => ({ level, signs: fitting(all, level, columns) }))
  const isWhole = sum(shown.map(({ signs: some }) => some.length)) === all.length
  return columns.map((context) => ({
    signs: shown
      .filter(({ signs: some }) => some.length > 0)
      .map(({ level, signs: some }) => cardFor(level, some, context)),
    moreSigns: isWhole ? undefined : moreSigns(context),
  }))
}

/** The sentence that there are more signs. Where a page lists them all, it leads there. */
function moreSigns(context: Context): InlineContent {
  const { site, language } = context
  const sentence = site.layout(language).words('visitPack.moreSigns')
  const all = signList(false, site)
  if (all === undefined) return sentence
  return [amongOthers(site.links.link(all.id, context, sentence), language)]
}

/** The ids of the signs that cards and answers name, in reading order. */
function namedIn(text: unknown): Set<string> {
  const ids = new Set<string>()
  walk(text, (value, path) => {
    if (typeof value !== 'string') return
    if (path.at(-2) === 'signs') ids.add(value)
    for (const name of fillIns(value)) if (name.startsWith('sign.')) ids.add(name.slice('sign.'.length))
  })
  return ids
}

const inOrder = (signs: readonly Sign[], ids: ReadonlySet<string>): Sign[] => {
  const places = [...ids]
  return [...signs].sort((a, b) => places.indexOf(a.id) - places.indexOf(b.id))
}

/** The first signs of a level that fit in every column, and always the very first. */
function fitting(all: readonly Sign[], level: keyof typeof room, columns: readonly Context[]): Sign[] {
  let left = room[level]
  return all
    .filter((sign) => sign.level === level)
    .filter((sign, index) => {
      left -= Math.max(...columns.map(({ language }) => linesOf(sign, language)))
      return left >= 0 || index === 0
    })
}

/** The note printed beside a sign: only emergencies show theirs, since anything urgent starts with a call. */
const noteOf = ({ level, text }: Sign, language: string): string =>
  (level === 'emergency' && text[language]!.note) || ''

const linesOf = (sign: Sign, language: string): number =>
  Math.ceil(visibleText(`${sign.text[language]!.sign}. ${noteOf(sign, language)}`).length / lineLength)

function cardFor(level: keyof typeof room, signs: readonly Sign[], context: Context): Care {
  const card = care({ level, signs: signs.map(({ id }) => id), items: [] }, context)
  const reasons = card.reasons.map(({ text, note }, index) =>
    noteOf(signs[index]!, context.language) === '' ? { text } : { text, note },
  )
  const { words } = context.site.layout(context.language)
  return { ...card, reasons, closed: words(`care.closed.${level}`) }
}
