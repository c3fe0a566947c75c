import * as z from 'zod'
import { key } from './key.ts'
import { anyLanguage } from './languages.ts'
import { words } from './text.ts'

/** Words that the texts of a language avoid, and what to write instead. */
export const glossarySchema = z.array(
  z
    .strictObject({
      language: key(anyLanguage, 'The code of the language whose text must avoid the words.', 'es'),
      avoid: key(
        z.array(words).min(1),
        'Words and phrases that text must not contain. Only whole words match, in upper or lower case.',
        ['oculista', 'oculistas'],
      ),
      use: key(words, 'What to write instead. `check` suggests it.', 'optometrista'),
      why: key(words, 'The reason, for anyone who runs into the rule.', 'To most readers an oculista is a physician.'),
      except: key(
        z.array(z.string()).default([]),
        'Keys that may still contain the words, because people search for them.',
        ['keywords', 'path'],
      ),
    })
    .meta({ title: 'Words to avoid' }),
)
