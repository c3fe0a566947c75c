import { schemaOf } from '../parse/schemas/index.ts'
import { validate } from '../parse/validate.ts'
import { locate } from '../problems/locate.ts'
import { type Problem, problem } from '../problems/problems.ts'
import { perSource } from '../read/per-source.ts'
import { isGroup } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'

/** Places where the Spanish half of an entry is built differently from the English half. */
export function checkParity(sources: readonly Source[]): Problem[] {
  return sources.flatMap((source) => remember(source, undefined, () => differences(source)))
}

const remember = perSource<Problem[]>()

function differences(source: Source): Problem[] {
  const differing = [...pairsOf(source.value)].flatMap(({ path, en, es }) =>
    difference(source, [...path, 'es'], en, es)
      .slice(0, 1)
      .map((told) => ({ path, told })),
  )
  if (differing.length === 0) return []
  const broken = brokenPaths(source)
  return differing.filter(({ path }) => !broken.some((each) => isWithin(each, path))).map(({ told }) => told)
}

/** What the schema refuses: a half with a key missing or misspelt differs from the other for that reason alone. */
function brokenPaths(source: Source): (readonly PropertyKey[])[] {
  const schema = schemaOf(source.file)
  return schema === undefined ? [] : validate(schema, source).paths
}

const isWithin = (path: readonly PropertyKey[], pair: readonly PropertyKey[]) =>
  pair.every((step, index) => path[index] === step) && (path[pair.length] === 'en' || path[pair.length] === 'es')

function* pairsOf(
  value: unknown,
  path: PropertyKey[] = [],
): Iterable<{ path: PropertyKey[]; en: unknown; es: unknown }> {
  if (Array.isArray(value)) for (const [index, entry] of value.entries()) yield* pairsOf(entry, [...path, index])
  else if (isGroup(value)) {
    const isPair = isGroup(value.en) && isGroup(value.es)
    if (isPair) yield { path, en: value.en, es: value.es }
    for (const [key, entry] of Object.entries(value)) {
      if (!isPair || (key !== 'en' && key !== 'es')) yield* pairsOf(entry, [...path, key])
    }
  }
}

function difference(source: Source, path: PropertyKey[], en: unknown, es: unknown): Problem[] {
  const report = (message: string, fix: string) => [
    problem('DIFFERENT_SHAPE', locate(source, path, 'key'), message, fix),
  ]
  const name = String(path.findLast((step) => typeof step === 'string'))
  if (Array.isArray(en) && Array.isArray(es)) {
    if (en.length !== es.length) {
      const fix = 'Give both languages the same entries in the same order.'
      return report(`"${name}" has ${en.length} entries in English and ${es.length} in Spanish`, fix)
    }
    return en.flatMap((entry, index) => difference(source, [...path, index], entry, es[index]))
  }
  if (isGroup(en) && isGroup(es)) {
    const missing = Object.keys(en).find((key) => !(key in es))
    if (missing !== undefined)
      return report(`"${missing}" is there in English and missing in Spanish`, `Add "${missing}:" to the Spanish text.`)
    const extra = Object.keys(es).find((key) => !(key in en))
    if (extra !== undefined)
      return report(
        `"${extra}" is there in Spanish and missing in English`,
        `Add "${extra}:" to the English text, or remove it here.`,
      )
    if (typeof en.id === 'string' && en.id !== es.id)
      return report(
        `the section "${en.id}" is called "${String(es.id)}" in Spanish`,
        `Write "id: ${en.id}" in both languages.`,
      )
    // Never the same card for two different degrees of hurry.
    if (typeof en.level === 'string' && typeof es.level === 'string' && en.level !== es.level)
      return report(
        `the card is "${en.level}" in English and "${es.level}" in Spanish`,
        'Give both languages the same level.',
      )
    return Object.keys(en).flatMap((key) => difference(source, [...path, key], en[key], es[key]))
  }
  if (typeof en === typeof es) return []
  return report(
    `"${name}" is of another kind in Spanish than in English`,
    'Use the same kind of block in both languages.',
  )
}
