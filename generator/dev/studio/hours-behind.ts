import type { Language } from '../../../src/shared/languages.ts'
import type { TextPlace } from '../../../src/shared/studio.ts'
import { asGroup, asList } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { sourceOf } from '../../read/source-of.ts'
import { canMean, exactTimes, minutesOf } from '../../text/clock-times.ts'
import { daysByName, foldDay } from '../../text/day-names.ts'

const file = 'practice.yaml'

/**
 * The lines of the opening hours that a day or a time on its own is from, such as `Mon` and `9 am` in the drawing of the
 * week: Sightline writes those from the days and times next to the line.
 */
export function hoursBehind(
  words: string,
  language: Language,
  sources: readonly Source[],
): (TextPlace & { text: string })[] {
  const day = daysByName(language).get(foldDay(words))
  const time = exactTimes(words).find(({ text }) => text === words)
  const isMeant = (hour: unknown) => {
    const minutes = minutesOf(hour)
    return time !== undefined && minutes !== undefined && canMean(time, minutes)
  }
  const rows = asList(asGroup(asGroup(sourceOf(sources, file)?.value).hours).days) ?? []
  return rows.flatMap((row, index) => {
    const { days, opens, closes, [language]: text } = asGroup(row)
    const isOfDay = day !== undefined && asList(days)?.includes(day) === true
    if (typeof text !== 'string' || !(isOfDay || isMeant(opens) || isMeant(closes))) return []
    return [{ file, path: ['hours', 'days', index, language], text }]
  })
}
