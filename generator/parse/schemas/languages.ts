import * as z from 'zod'
import { generatedUnder } from '../../urls.ts'
import { slug, words } from './text.ts'

/** The flags there are drawings for: see templates/layout/flags.tsx. */
const flag = z.enum(['us', 'mx'])

export type Flag = z.infer<typeof flag>

const mustBeCode = 'must be the code of a language, written es or zh-Hant'

/** As in `<html lang>`. Its texts are under this key, and its interface words in ui/<code>.yaml. */
export const languageCode = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, mustBeCode)
  .refine(isLocale, mustBeCode)
  // Entries have a key called `id`.
  .refine((code) => code !== 'id', 'must not be "id": write the three letters "ind"')

/** The site's languages. The first is the default one: every page is written in it, and its addresses have no prefix. */
export const languagesSchema = z
  .array(
    z.strictObject({
      code: languageCode,
      /** The language's name in that language. */
      name: words,
      /** Language and country, for dates and for the cards of shared links: `es-US`. Defaults to the code. */
      locale: z.string().refine(isLocale, 'must be a language and a country, written es-US').optional(),
      /** The first segment of its addresses, where it differs from the code. */
      prefix: slug.optional(),
      /** The flag beside its name. */
      flag: flag.optional(),
    }),
  )
  .min(1)
  .superRefine((entries, context) => {
    const refuse = (index: number, key: string, message: string) =>
      context.addIssue({ code: 'custom', path: [index, key], message })
    const codes = new Set<string>()
    const prefixes = new Set<string>(taken)
    for (const [index, { code, prefix }] of entries.entries()) {
      if (codes.has(code)) refuse(index, 'code', 'must not be the code of another language')
      codes.add(code)
      if (index === 0) {
        if (prefix !== undefined) refuse(index, 'prefix', 'must be left out: addresses of the first language have none')
        continue
      }
      const own = prefix ?? code.toLowerCase()
      if (prefixes.has(own))
        refuse(index, prefix === undefined ? 'code' : 'prefix', 'must not begin other addresses too')
      prefixes.add(own)
    }
  })

/** What addresses of the default language begin with. */
const taken = Object.values(generatedUnder).map((folder) => folder.slice(1, -1))

function isLocale(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale).length === 1
  } catch {
    return false
  }
}
