import * as z from 'zod'
import type { Codes } from '../../languages.ts'
import { day } from './day.ts'
import { key, optIn } from './key.ts'
import { anyLanguage } from './languages.ts'
import { localized } from './localized.ts'
import { slug, webAddress, words } from './text.ts'

/** The same document in another language. */
const twin = z.strictObject({
  title: key(words, 'The title of the document in that language.', 'Ojo seco'),
  url: key(
    webAddress,
    'The address where the document can be read in that language.',
    'https://health.example.org/es/dry-eye',
  ),
})

/** Where a medical fact comes from. Pages name it by id, and cite it in a text as `[[id]]`. */
const source = (codes: Codes) =>
  z
    .strictObject({
      id: key(
        slug,
        'The id of the document. Pages cite it as [[nei-dry-eye]] in text, or list it in `sources:`.',
        'nei-dry-eye',
      ),
      title: key(words, 'The title of the document, as printed on it.', 'Dry Eye'),
      publisher: key(words, 'The publisher of the document.', 'National Eye Institute'),
      year: key(z.number().int().min(1950).max(2100).optional(), 'The year of publication.', 2024),
      url: key(
        webAddress.optional(),
        'The address where it can be read. A document has either `url:` or `doi:`.',
        'https://www.nei.nih.gov/learn-about-eye-health/eye-conditions-and-diseases/dry-eye',
      ),
      doi: key(
        z
          .string()
          .regex(/^10\.\d{4,9}\/\S+$/, 'must be a DOI such as 10.1001/jama.2009.1714')
          .optional(),
        'The DOI of a journal article, in place of `url:`.',
        '10.1001/jama.2009.1714',
      ),
      language: key(
        anyLanguage.optional(),
        'The code of the language that it is written in, if it is not the first one in languages.yaml.',
        'es',
      ),
      checked: key(day.optional(), 'The date someone last opened it and found in it what the site says.', '2026-03-14'),
      yearly: optIn('If `true`, a new edition comes out every year, and `check` reminds you of the next one.'),
      twins: key(
        localized(codes, twin, 'none').optional(),
        'The same document by the same publisher in other languages. Pages in those languages cite it instead.',
      ),
    })
    .refine(({ url, doi }) => (url === undefined) !== (doi === undefined), {
      message: 'must have either "url:" or "doi:"',
      path: ['url'],
    })
    .refine(({ yearly, year }) => !yearly || year !== undefined, {
      message: 'must have a "year:", since a new edition comes out every year',
      path: ['year'],
    })
    .transform(({ url, doi, ...rest }) => ({ ...rest, url: url ?? `https://doi.org/${doi}` }))

export const sourcesSchema = (codes: Codes) => z.array(source(codes).meta({ title: 'Source' }))

export type Source = z.output<ReturnType<typeof source>>
