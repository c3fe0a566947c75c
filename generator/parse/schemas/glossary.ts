import * as z from 'zod'
import { words } from './text.ts'

/** Words that the texts of a language avoid, and what stands in their place. */
export const glossarySchema = z.array(
  z.strictObject({
    /** The code of the language. */
    language: z.string(),
    /** Words and phrases, whole and in any case. */
    avoid: z.array(words).min(1),
    /** What to write instead. */
    use: words,
    why: words,
    /** The fields where they may stand, such as `keywords`: there people are met with the words they use. */
    except: z.array(z.string()).default([]),
  }),
)
