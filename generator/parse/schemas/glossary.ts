import * as z from 'zod'
import { key } from './key.ts'
import { words } from './text.ts'

/** Words that the texts of a language avoid, and what to write instead. */
export const glossarySchema = z.array(
  z
    .strictObject({
      language: key(z.string(), 'The code of the language whose texts avoid the words.', 'es'),
      avoid: key(z.array(words).min(1), 'Words and phrases that may not stand in a text: whole words, in any case.', [
        'oculista',
        'oculistas',
      ]),
      use: key(words, 'What to write instead. `check` proposes it.', 'optometrista'),
      why: key(words, 'The reason, for whoever meets the rule.', 'To most readers an oculista is a physician.'),
      except: key(
        z.array(z.string()).default([]),
        'Keys in which the words may stand all the same, because people search by them.',
        ['keywords', 'path'],
      ),
    })
    .meta({ title: 'Words to avoid' }),
)
