import * as z from 'zod'

/** A day, `2026-11-21`. Stops at the first failure: a value that is not a date is not checked further. */
export const day = z.iso.date({ abort: true })
