import * as z from 'zod'
import { generatedUnder } from '../../urls.ts'
import { key } from './key.ts'
import { slug, words } from './text.ts'

/** The flags that have drawings: see templates/layout/flags.tsx. */
const flag = z.enum(['us', 'mx'])

export type Flag = z.infer<typeof flag>

const mustBeCode = 'must be a language code such as es or zh-Hant'

/** Any language, as in `<html lang>`. */
export const anyLanguage = z
  .string()
  .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/, {
    error: ({ input }) => {
      const [, code, country] = /^([a-z]{2,3})_([a-z]{2})$/i.exec(String(input)) ?? []
      return code && country ? `must have a hyphen: ${code.toLowerCase()}-${country.toUpperCase()}` : mustBeCode
    },
  })
  .refine(isLocale, mustBeCode)

/** Codes that are also keys of entries, next to which texts would be under them, and the codes to write instead. */
const alsoKeys = new Map([
  ['id', 'ind'],
  ['to', 'ton'],
])

/** A language of the site. Its texts are under this key, and its interface words in ui/<code>.yaml. */
export const languageCode = anyLanguage.refine((code) => !alsoKeys.has(code), {
  error: ({ input }) => `must be the three-letter code "${alsoKeys.get(String(input))}": "${input}" is also a key`,
})

/**
 * The site's languages. The first that is published is the default one: every page is written in it, and its addresses
 * have no prefix.
 */
export const languagesSchema = z
  .array(
    z
      .strictObject({
        code: key(
          languageCode,
          'The code of the language. Its text is under this key in every file, and its interface words are in ui/<code>.yaml.',
          'es',
        ),
        name: key(words, 'The name of the language in the language itself, shown in the language switch.', 'Español'),
        locale: key(
          z.string().refine(isLocale, 'must be a language and a country, such as es-US').optional(),
          'The language and country that determine how dates and numbers are written. By default, the code. Days are in the Gregorian calendar, unless the locale names another, such as fa-IR-u-ca-persian.',
          'es-US',
        ),
        prefix: key(
          slug.optional(),
          'The prefix of addresses in the language, if it is not the code. The first language has no prefix.',
          'es',
        ),
        flag: key(flag.optional(), 'The flag beside the name in the language switch.', 'mx'),
        published: key(
          z.boolean().default(true),
          'If `false`, the language is left out of the site, but its text stays in the manifest.',
          false,
        ),
      })
      .meta({ title: 'Language' }),
  )
  .min(1)
  .superRefine((entries, context) => {
    const refuse = (index: number, key: string, message: string) =>
      context.addIssue({ code: 'custom', path: [index, key], message })
    const codes = new Set<string>()
    const prefixes = new Set<string>(taken)
    const first = entries.findIndex(({ published }) => published)
    if (first === -1 && entries.length > 0)
      refuse(0, 'published', 'must be true for at least one language, or the site has no pages')
    for (const [index, { code, prefix }] of entries.entries()) {
      if (codes.has(code)) refuse(index, 'code', 'must be a code that no other language has')
      codes.add(code)
      if (index === first) {
        if (prefix !== undefined)
          refuse(index, 'prefix', 'must be left out: addresses in the first language have no prefix')
        continue
      }
      const own = prefix ?? code.toLowerCase()
      if (prefixes.has(own))
        refuse(index, prefix === undefined ? 'code' : 'prefix', 'must be a prefix that no other addresses have')
      prefixes.add(own)
    }
  })

/** First segments of generated addresses in the default language. */
const taken = Object.values(generatedUnder).map((folder) => folder.slice(1, -1))

/** Whether `Intl` takes it. */
export function isLocale(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale).length === 1
  } catch {
    return false
  }
}
