import * as z from 'zod'
import { day } from './day.ts'
import { type Codes, localized } from './localized.ts'
import { slug, webAddress, words } from './text.ts'

/** Where a medical fact comes from. Pages name it by id, and cite it in a text as `[[id]]`. */
const source = (codes: Codes) =>
  z
    .strictObject({
      id: slug,
      title: words,
      publisher: words,
      year: z.number().int().min(1950).max(2100).optional(),
      url: webAddress.optional(),
      /** Instead of a url: the number of an article in a journal, `10.1001/jama.2009.1714`. */
      doi: z
        .string()
        .regex(/^10\.\d{4,9}\/\S+$/, 'must be a DOI, written 10.1001/jama.2009.1714')
        .optional(),
      /** The language it is written in, where it is not the site's first one. */
      language: z.string().optional(),
      /** The day somebody last opened it and found there what the site says. */
      checked: day.optional(),
      /** A new edition comes out every year: `check` reminds us of the next one. */
      yearly: z.boolean().default(false),
      /** The same document by the same publisher in other languages: pages in them refer to it instead. */
      twins: localized(codes, z.strictObject({ title: words, url: webAddress }), 'none').optional(),
    })
    .refine(({ url, doi }) => (url === undefined) !== (doi === undefined), {
      message: 'must have either "url:" or "doi:"',
      path: ['url'],
    })
    .refine(({ yearly, year }) => !yearly || year !== undefined, {
      message: 'must say its year, since a new edition comes out every year',
      path: ['year'],
    })
    .transform(({ url, doi, ...rest }) => ({ ...rest, url: url ?? `https://doi.org/${doi}` }))

export const sourcesSchema = (codes: Codes) => z.array(source(codes))

export type Source = z.output<ReturnType<typeof source>>
