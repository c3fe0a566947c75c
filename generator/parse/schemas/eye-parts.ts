import * as z from 'zod'

/** The parts of the eye a page can point at, from front to back; `brain` for what only seems to be in the eye. */
export const eyePart = z.enum([
  'eyelids',
  'eyelashes',
  'oil-glands',
  'tear-gland',
  'tear-film',
  'conjunctiva',
  'cornea',
  'anterior-chamber',
  'drainage-angle',
  'iris',
  'pupil',
  'lens',
  'ciliary-muscle',
  'sclera',
  'choroid',
  'vitreous',
  'retina',
  'macula',
  'optic-nerve',
  'eye-muscles',
  'brain',
])

export type EyePart = z.infer<typeof eyePart>
