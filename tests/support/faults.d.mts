import type { Fault } from './command.ts'

/** Lets the disk fail in this process, as faults.mjs describes. Returns what makes it whole again. */
export function failDisk(fault: Fault): () => void
