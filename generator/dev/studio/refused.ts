import type { Refusal } from '../../../src/shared/studio.ts'

/** Thrown to end a call with this answer instead of a result. */
export class Refused extends Error {
  readonly status: number
  readonly refusal: Refusal

  constructor(status: 400 | 403 | 404 | 405 | 409 | 413 | 415 | 422, refusal: Refusal) {
    super(refusal.error)
    this.status = status
    this.refusal = refusal
  }
}

/** The answer that a `Refused` stands for. Rethrows any other error. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof Refused) return error.refusal
  throw error
}
