/** One run of one measurement. */
export interface Sample {
  seconds: number
  cpuSeconds?: number | undefined
  peakBytes?: number | undefined
  othersSeconds?: number | undefined
  /** How many pages the site has. */
  pages: number
  /** How many files were written or removed. */
  files: number
  /** How many bytes were produced, if that matters. */
  bytes?: number | undefined
}

/** The runs of each measurement by name, in the order in which the names first came up. */
export type Series = Map<string, Sample[]>

export function addSample(series: Series, name: string, sample: Sample): void {
  series.set(name, [...(series.get(name) ?? []), sample])
}

/** The result of several runs: medians of the undisturbed ones, but the most memory that any run took. */
export interface Line extends Sample {
  name: string
  runs: number
  /** How many of the runs were undisturbed. If none was, all are counted. */
  undisturbed: number
  fastest: number
  slowest: number
}

export function linesOf(series: Series): Line[] {
  return [...series].map(([name, all]) => {
    const undisturbed = all.filter(hadTheMachine)
    const samples = undisturbed.length > 0 ? undisturbed : all
    const seconds = samples.map((each) => each.seconds)
    const cpu = samples.flatMap((each) => each.cpuSeconds ?? [])
    const others = samples.flatMap((each) => each.othersSeconds ?? [])
    const memory = all.flatMap((each) => each.peakBytes ?? [])
    return {
      name,
      runs: all.length,
      undisturbed: undisturbed.length,
      seconds: median(seconds),
      fastest: Math.min(...seconds),
      slowest: Math.max(...seconds),
      cpuSeconds: cpu.length > 0 ? median(cpu) : undefined,
      othersSeconds: others.length > 0 ? median(others) : undefined,
      peakBytes: memory.length > 0 ? Math.max(...memory) : undefined,
      pages: samples[0]!.pages,
      files: median(samples.map((each) => each.files)),
      bytes: samples[0]!.bytes,
    }
  })
}

/** The share of one core that other processes may take during a run. */
const disturbance = 0.15

/** False when other processes were busy while it ran. */
export const hadTheMachine = ({ seconds, othersSeconds = 0 }: Sample) => othersSeconds < disturbance * seconds

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}
