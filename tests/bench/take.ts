import { type Patience, waitForQuiet } from './quiet.ts'
import { addSample, hadTheMachine, type Sample, type Series } from './series.ts'

/** Measures something in a quiet moment and keeps the result under a name. */
export type Take = (name: string, work: Measurable) => Promise<void>

interface Measurable {
  /** Prepares the measurement. Not counted. */
  prepare?: () => void
  run: () => Promise<Sample>
}

export const takeInto =
  (series: Series, patience: Patience, say: (line: string) => void): Take =>
  async (name, { prepare, run }) => {
    for (let attempt = 1; ; attempt += 1) {
      prepare?.()
      await waitForQuiet(patience)
      const sample = await run()
      const isGood = hadTheMachine(sample)
      say(`${name}: ${sample.seconds.toFixed(2)} s${isGood ? '' : ', disturbed'}`)
      if (isGood || attempt === attempts || patience.ms <= 0) return addSample(series, name, sample)
    }
  }

/** How often a run is repeated while other processes are busy. After that, the last one counts. */
const attempts = 4
