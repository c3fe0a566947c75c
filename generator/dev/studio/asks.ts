import * as z from 'zod'
import type { StudioApi, StudioCall } from '../../../src/shared/studio.ts'

const place = z.string().max(1000)
const lists = z
  .array(z.array(z.string().max(20)))
  .max(20)
  .optional()
const spot = z.strictObject({ place, lists })

/** Text that a file can hold and a reader can see: no control characters, no lone surrogates. */
const text = z
  .string()
  .refine((given) => !unwritable.test(given), { error: ({ input }) => unwritableSentence(String(input)) })
const unwritable = /[^\P{Cc}\n\t]|\p{Surrogate}/u

/** Text copied from slides and PDF files contains such characters, which the editor does not show. */
function unwritableSentence(given: string): string {
  const { 0: found, index } = unwritable.exec(given)!
  const code = found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
  const before = given.slice(Math.max(0, index - 20), index)
  const where = before === '' ? 'starts with' : `after "${before}" has`
  return `The text ${where} an invisible character that no file can hold (U+${code}): delete it there.`
}

const changes = z
  .array(spot.extend({ before: z.string(), text }))
  .min(1)
  .max(100)

/** The schema of each call's request body. */
export const asks: { [C in StudioCall]: z.ZodType<StudioApi[C]['asks']> } = {
  text: spot,
  find: z.strictObject({ spots: z.array(spot) }),
  holders: z.strictObject({
    words: z.string().max(1000),
    around: z.string(),
    url: z.string(),
    language: z.string(),
  }),
  unseen: z.strictObject({ url: z.string() }),
  try: z.strictObject({ changes }),
  save: z.strictObject({ changes }),
  entry: spot,
  add: spot.extend({ texts: z.record(z.string().max(100), text) }),
  removal: spot,
  remove: spot.extend({ fingerprint: z.string().max(100), url: z.string() }),
  saves: z.strictObject({}),
  undo: z.strictObject({ id: z.string(), url: z.string() }),
  plan: z.strictObject({}),
  commit: z.strictObject({ branch: z.string().min(1).max(200), message: z.string().min(1) }),
  pages: z.strictObject({}),
  nearby: z.strictObject({ x: z.number().optional(), y: z.number().optional() }),
  city: z.strictObject({ name: z.string().trim().min(1).max(100) }),
}
