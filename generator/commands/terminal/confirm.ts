import type { Io } from './io.ts'

/** Whether a person says yes to the question. Without a terminal, the answer is no. */
export async function confirm({ ask }: Io, question: string): Promise<boolean> {
  if (ask === undefined) return false
  return /^\s*y(es)?\s*$/i.test((await ask(`${question} [y/N] `)) ?? '')
}
