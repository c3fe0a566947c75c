import * as z from 'zod'
import type { Codes } from '../../languages.ts'
import { key } from './key.ts'
import { localized } from './localized.ts'
import { pageId, slug, words } from './text.ts'

/** What the search answers itself, above the pages, from practice.yaml. */
const fact = z.enum(['hours', 'phone', 'address', 'insurance', 'emergency'])

const called = key(
  z.array(words),
  'Words and phrases. A phrase matches if all of its words are typed, in any order. Words in double quotes must be typed exactly like that: `\'"glass in" eye\'` is not found by `glasses for my eyes`. Of two urgent answers, the one whose phrase contains the other is shown.',
  ['opening times', 'weekend'],
)
const asks = key(z.array(words), 'Complete queries, as a visitor types them.', ['are you open on saturday'])

const entry = (codes: Codes) =>
  z
    .strictObject({
      page: key(pageId, 'The page to find, by its path in the first language.', '/contact'),
      fact: key(fact.optional(), 'The fact from practice.yaml that the search shows above the page.', 'hours'),
      sign: key(
        slug.optional(),
        'The sign from signs.yaml whose advice the search shows instead of a fact. Visitors also find it by the cues of the sign.',
        'red-painful',
      ),
      called: key(
        localized(codes, called, 'none').default({}),
        'What visitors call the page in words that it does not contain. A phrase may belong to only one page.',
      ),
      asks: key(
        localized(codes, asks, 'none').default({}),
        'Queries that must find the page first, or the answer about the sign, in the search box of their language. `check` tries each one.',
      ),
    })
    .refine(({ fact, sign }) => fact === undefined || sign === undefined, {
      message: 'must be left out of an entry with "fact:"',
      path: ['sign'],
    })
    .meta({ title: 'Search entry' })

/** Words that visitors search for but no page has, the pages that answer them, and queries to test the search. */
export const searchSchema = (codes: Codes) => z.array(entry(codes))

export type SearchEntry = z.output<ReturnType<typeof entry>>
export type Fact = z.output<typeof fact>
