import * as z from 'zod'
import type { Language } from '../../../src/shared/languages.ts'
import type { Codes, Texts } from '../../languages.ts'
import { key } from './key.ts'
import { pageAddress, words } from './text.ts'

/** The languages an entry must have words in: the default one, all of them, or none in particular. */
type Needed = 'default' | 'all' | 'none'

/** `content` in each language, under the language's code. */
export const localized = <T extends z.ZodType>(codes: readonly Language[], content: T, needed: Needed = 'default') =>
  z.strictObject(shapeOf(codes, content, needed)) as unknown as z.ZodType<Texts<z.output<T>>>

/** `content` in each language, or once for all of them. */
export const onceOrLocalized = <T>(codes: Codes, content: z.ZodType<T, T>): z.ZodType<Texts<T>> =>
  z.union([
    content.transform((once) => ({ [codes[0]]: once })),
    localized(codes, content).meta({ title: 'In each language' }),
  ])

/**
 * An entry with the keys of `shape` once, and `content` in each language under the language's code. Parsing gathers the
 * contents under `text`, so that no language code can be mistaken for another key.
 */
export const entry = <S extends z.ZodRawShape, T extends z.ZodType>(
  codes: Codes,
  shape: S,
  content: T,
  needed: Needed = 'default',
) =>
  z
    .strictObject({ ...shape, ...shapeOf(codes, content, needed) })
    .transform((value) => gather(codes, value)) as unknown as z.ZodType<Gathered<S, T>>

type Gathered<S extends z.ZodRawShape, T extends z.ZodType> = z.output<z.ZodObject<S, z.core.$strict>> & {
  text: Texts<z.output<T>>
}

const shapeOf = (codes: readonly Language[], content: z.ZodType, needed: Needed): Record<Language, z.ZodType> => {
  const inLanguage =
    content.description === undefined
      ? key(content, 'The text in this language.').meta({ title: content.meta()?.title ?? 'Text' })
      : content
  return Object.fromEntries(
    codes.map((code, index) => {
      const isNeeded = needed === 'all' || (needed === 'default' && index === 0)
      return [code, isNeeded ? inLanguage : inLanguage.optional()]
    }),
  )
}

function gather(codes: Codes, value: Record<string, unknown>) {
  const once = Object.entries(value).filter(([key]) => !codes.includes(key))
  const text = Object.fromEntries(codes.flatMap((code) => (value[code] === undefined ? [] : [[code, value[code]]])))
  return { ...Object.fromEntries(once), text }
}

/** Names in the languages that do not use the usual one. */
export const ownNames = (codes: Codes, description: string, example: string) =>
  localized(codes, key(words, description, example), 'none').optional()

/** A page's own addresses in the languages other than the default one. */
export const ownPaths = (codes: Codes) => localized(codes.slice(1), ownPath, 'none').optional()

const ownPath = key(
  pageAddress,
  'A different address of the page in this language. It starts with the prefix of the language.',
  '/es/condiciones/ojo-seco',
)
