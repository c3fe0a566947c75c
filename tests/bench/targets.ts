import { names } from './names.ts'
import type { Line } from './series.ts'

export interface Measurement {
  /** How many pages were asked for; nothing when it was the real manifest alone. */
  asked: number | undefined
  lines: Line[]
}

/** What was promised, and what was measured. */
export interface Outcome {
  promise: string
  limit: number
  value: number
  kept: boolean
  /** False when one of its measurements was disturbed each time: the value is then worth little. */
  quiet: boolean
}

const megabyte = 1e6
/** What is promised of very large sites is not asked of others. */
const large = 50_000

/** Every promise for which there are measurements. */
export function outcomes(measurements: readonly Measurement[]): Outcome[] {
  const found = measurements.flatMap(({ asked, lines }) => {
    const line = (name: string) => lines.find((each) => each.name === name)
    const ratio = (promise: string, a: string, b: string, limit: number) =>
      outcome(promise, quotient(line(a)?.seconds, line(b)?.seconds), limit, [line(a), line(b)])
    if (asked === undefined)
      return [
        outcome('the real manifest, nothing changed: s', line(names.nothing)?.seconds, 0.4, [line(names.nothing)]),
        outcome('the real manifest, one text edited: s', line(names.text)?.seconds, 0.6, [line(names.text)]),
      ]
    const at = `${line(names.cold)?.pages ?? asked} pages`
    if (asked >= large)
      return [
        ratio(`${at}, everything / Hugo`, names.cold, names.hugoCold, 0.6),
        outcome(`${at}, everything: MB at most`, quotient(line(names.cold)?.peakBytes, megabyte), 300),
      ]
    return [
      ratio(`${at}, everything / Hugo`, names.cold, names.hugoCold, 0.75),
      ratio(`${at}, everything / naive loop`, names.cold, names.naive, 0.75),
      ratio(`${at}, nothing changed / Hugo`, names.nothing, names.hugoNothing, 0.25),
      ratio(`${at}, one city added / Hugo`, names.city, names.hugoCity, 0.3),
    ]
  })
  return [...found, growth(measurements)].filter((each) => each !== undefined)
}

/** What a thousand pages more take of memory, from the smallest to the largest site that was measured. */
function growth(measurements: readonly Measurement[]): Outcome | undefined {
  const cold = measurements
    .flatMap(({ asked, lines }) => (asked === undefined ? [] : lines.filter(({ name }) => name === names.cold)))
    .sort((a, b) => a.pages - b.pages)
  const [small, big] = [cold[0], cold.at(-1)]
  if (small?.peakBytes === undefined || big?.peakBytes === undefined || big.pages - small.pages < 1000) return undefined
  const perThousand = (big.peakBytes - small.peakBytes) / megabyte / ((big.pages - small.pages) / 1000)
  return outcome('every 1,000 pages more: MB', perThousand, 1.5)
}

const quotient = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined ? undefined : a / b

function outcome(
  promise: string,
  value: number | undefined,
  limit: number,
  timed: readonly (Line | undefined)[] = [],
): Outcome | undefined {
  if (value === undefined) return undefined
  return { promise, limit, value, kept: value <= limit, quiet: timed.every((line) => line?.undisturbed !== 0) }
}
