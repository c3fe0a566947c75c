import { noteDamage } from './damage.ts'
import { prune } from './prune.ts'
import { keep } from './store.ts'

/** What V8 has made of the compiled command in an earlier run: see run-compiled.mjs. */
export interface Code {
  /** The name of its entry. */
  name: string
  /** What became of the entry: it runs, or there is none, or V8 had no use for it, or it was damaged. */
  state: 'taken' | 'missing' | 'damaged'
  /** What V8 has made by now of the functions that were called. */
  bytes: () => Uint8Array
}

/** Notes what `keepCode` will mend. Not where it was found: that is before this code runs. */
export function noteDamagedCode({ name, state }: Code): void {
  if (state === 'damaged') noteDamage({ kind: 'code', name })
}

/** Keeps what V8 has made, for the next time: once a program has done its work, when it has called what it calls. */
export function keepCode({ name, state, bytes }: Code): void {
  if (state === 'taken') return
  try {
    keep({ kind: 'code', name }, bytes())
    prune('code')
  } catch {
    // The command has done its work, and a disk that is full or read-only only makes the next one slower.
  }
}
