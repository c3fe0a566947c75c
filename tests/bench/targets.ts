import { isOfHugo, names, type peerWork } from './names.ts'
import type { Line } from './series.ts'

export interface Measurement {
  /** How many pages were asked for. Undefined for the real manifest alone. */
  asked: number | undefined
  lines: Line[]
}

/** A target, and what was measured. */
export interface Outcome {
  promise: string
  limit: number
  value: number
  /** The same ratio of CPU time, on which a busy machine has less effect. */
  ofCpu: number | undefined
  kept: boolean
  /** False when every run of one of its measurements was disturbed: the value then means little. */
  quiet: boolean
}

const megabyte = 1e6
/** From this many pages on, the targets for large sites apply. */
const large = 50_000

/** Finds a line among those of one size. */
type Find = (lines: readonly Line[]) => Line | undefined

interface Promised {
  promise: string
  limit: number
  line: Find
  /** What is compared with the limit: seconds by default, or their ratio to those of `other`. */
  of?: (line: Line) => number | undefined
  other?: Find
}

const ours =
  (name: string): Find =>
  (lines) =>
    lines.find((line) => line.name === name)
const hugo =
  (work: keyof typeof peerWork): Find =>
  (lines) =>
    lines.find((line) => isOfHugo(line.name, work))
const megabytes = ({ peakBytes }: Line) => (peakBytes === undefined ? undefined : peakBytes / megabyte)

/** Targets for the real manifest only. */
const promisedOfReal: Promised[] = [
  { promise: 'nothing changed: s', limit: 0.4, line: ours(names.nothing) },
  { promise: 'one text edited: s', limit: 0.25, line: ours(names.text) },
  { promise: 'one city added: s', limit: 0.4, line: ours(names.city) },
]

const promised: Promised[] = [
  { promise: 'everything / Hugo', limit: 0.5, line: ours(names.cold), other: hugo('cold') },
  { promise: 'everything / naive loop', limit: 0.75, line: ours(names.cold), other: ours(names.naive) },
  { promise: 'everything / only writing', limit: 1.5, line: ours(names.cold), other: ours(names.floor) },
  { promise: 'bundle and everything / Hugo', limit: 1.2, line: ours(names.bundled), other: hugo('cold') },
  { promise: 'nothing changed / Hugo', limit: 0.05, line: ours(names.nothing), other: hugo('again') },
  { promise: 'one city added / Hugo', limit: 0.15, line: ours(names.city), other: hugo('city') },
  { promise: 'one text edited / Hugo', limit: 0.12, line: ours(names.text), other: hugo('again') },
  { promise: 'a word on every page / Hugo', limit: 0.8, line: ours(names.word), other: hugo('again') },
]

const promisedOfLarge: Promised[] = [
  { promise: 'everything / Hugo', limit: 0.35, line: ours(names.cold), other: hugo('cold') },
  { promise: 'everything: MB at most', limit: 200, line: ours(names.cold), of: megabytes },
  { promise: 'one text edited: s', limit: 0.6, line: ours(names.text) },
  { promise: 'one city added: s', limit: 0.9, line: ours(names.city) },
]

/** The outcome of every target for which there are measurements. */
export function outcomes(measurements: readonly Measurement[]): Outcome[] {
  const found = measurements.flatMap(({ asked, lines }) => {
    const size = asked === undefined ? 'the real manifest' : `${lines[0]?.pages ?? asked} pages`
    const list = asked === undefined ? promisedOfReal : asked >= large ? promisedOfLarge : promised
    return list.map((each) => outcomeOf(each, size, lines))
  })
  return [...found, growth(measurements)].filter((each) => each !== undefined)
}

function outcomeOf({ promise, limit, line, of, other }: Promised, size: string, lines: readonly Line[]) {
  const [a, b] = [line(lines), other?.(lines)]
  if (a === undefined) return undefined
  const value = other === undefined ? (of ?? (({ seconds }) => seconds))(a) : quotient(a.seconds, b?.seconds)
  const timed = of === undefined ? [a, ...(b ? [b] : [])] : []
  return outcome(`${size}, ${promise}`, value, limit, { timed, ofCpu: quotient(a.cpuSeconds, b?.cpuSeconds) })
}

/** The memory per additional thousand pages, between the smallest and the largest site measured. */
function growth(measurements: readonly Measurement[]): Outcome | undefined {
  const cold = measurements
    .flatMap(({ asked, lines }) => (asked === undefined ? [] : lines.filter(({ name }) => name === names.cold)))
    .sort((a, b) => a.pages - b.pages)
  const [small, big] = [cold[0], cold.at(-1)]
  if (small?.peakBytes === undefined || big?.peakBytes === undefined || big.pages - small.pages < 1000) return undefined
  const perThousand = (big.peakBytes - small.peakBytes) / megabyte / ((big.pages - small.pages) / 1000)
  return outcome('each additional 1,000 pages: MB', perThousand, 1.5)
}

const quotient = (a: number | undefined, b: number | undefined) =>
  a === undefined || b === undefined ? undefined : a / b

function outcome(
  promise: string,
  value: number | undefined,
  limit: number,
  { timed = [], ofCpu }: { timed?: readonly Line[]; ofCpu?: number | undefined } = {},
): Outcome | undefined {
  if (value === undefined) return undefined
  return { promise, limit, value, ofCpu, kept: value <= limit, quiet: timed.every((line) => line.undisturbed !== 0) }
}
