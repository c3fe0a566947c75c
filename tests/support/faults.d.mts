import type { Fault } from './command.ts'

/** Makes disk calls fail in this process, as faults.mjs describes. Returns a function that undoes it. */
export function failDisk(fault: Fault): () => void
