import { noteDamage } from '../cache/damage.ts'
import { prune } from '../cache/prune.ts'
import { keep } from '../cache/store.ts'

/** V8's code cache of the compiled command, from an earlier run: see run-compiled.mjs. */
export interface Code {
  /** The name of its entry. */
  name: string
  /** The state of the entry: in use, `missing` because there is none or V8 rejected it, or damaged. */
  state: 'taken' | 'missing' | 'damaged'
  /** The bytecode V8 has made so far, of the functions that were called. */
  bytes: () => Uint8Array
}

/** Notes damage that `keepCode` will repair. It cannot be noted where it is found: that is before this code runs. */
export function noteDamagedCode({ name, state }: Code): void {
  if (state === 'damaged') noteDamage({ kind: 'code', name })
}

/** Keeps the bytecode for the next run. Call it once a program is done, and so has called all functions it needs. */
export function keepCode({ name, state, bytes }: Code): void {
  if (state === 'taken') return
  keep({ kind: 'code', name }, bytes())
  prune('code')
}
