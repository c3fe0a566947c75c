import type { businessTypes } from './schemas/vertical.ts'

/** How the profession that a new practice begins with is recognized, beyond what the starter's vertical.yaml says. */
interface Profession {
  /** The types of business that are of this profession, whatever their specialty. */
  businessTypes: readonly (keyof typeof businessTypes)[]
  /** The specialties of practices that are of this profession, in the terms of schema.org. */
  specialties: readonly string[]
  /** As in the starter's practice.yaml, which is no YAML until its blanks are filled in. */
  credentials: string
  /** Matches English texts about the profession, but not its ids: `lens-red`. */
  words: RegExp
}

export const starterProfession: Profession = {
  businessTypes: ['Optician'],
  specialties: ['Optometric', 'Ophthalmology'],
  credentials: 'O.D.',
  words:
    /(?<![\w-])(?:eyes?|eyelids?|sight|vision|lens(?:es)?|(?:sun)?glasses|frames|pupils?|retina|optometrists?)(?![\w-])/i,
}
