import type { Refusal } from '../../../src/shared/studio.ts'

/** Ends a call with this answer instead of the one it was asked for. */
export class Refused extends Error {
  readonly status: number
  readonly refusal: Refusal

  constructor(status: 400 | 403 | 404 | 405 | 409 | 413 | 415 | 422, refusal: Refusal) {
    super(refusal.error)
    this.status = status
    this.refusal = refusal
  }
}
