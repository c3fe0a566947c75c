import { languages } from '../../src/shared/languages.ts'
import { fillIns } from '../build/inline.ts'
import { locate } from '../problems/locate.ts'
import { nearest } from '../problems/nearest.ts'
import { type Problem, problem } from '../problems/problems.ts'
import { type Group, isGroup } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'

/** Interface words that one language has and the other lacks, or whose `{name}` marks differ. */
export function checkWords(sources: readonly Source[]): Problem[] {
  const [en, es] = languages.map((language) => sources.find(({ file }) => file === `ui/${language}.yaml`))
  if (!isGroup(en?.value) || !isGroup(es?.value)) return []
  return compare(en.value, es.value, [], { en, es: es! })
}

type Sources = { en: Source; es: Source }

/** Compares key by key, so that a whole group that is missing or misspelt is told of once. */
function compare(english: Group, spanish: Group, path: string[], sources: Sources): Problem[] {
  const extra = new Set(Object.keys(spanish).filter((key) => !Object.hasOwn(english, key)))
  const absent: string[] = []
  const misspelt: Problem[] = []
  for (const key of Object.keys(english)) {
    if (Object.hasOwn(spanish, key)) continue
    const typo = nearest(key, extra)
    if (typo === undefined) absent.push(key)
    else {
      extra.delete(typo)
      misspelt.push(renamed([...path, typo], [...path, key], sources.es))
    }
  }
  const common = Object.keys(english).filter((key) => Object.hasOwn(spanish, key))
  return [
    ...misspelt,
    ...missing(absent, path, sources.es),
    ...missing([...extra], path, sources.en),
    ...common.flatMap((key) => compareValues(english[key], spanish[key], [...path, key], sources)),
  ]
}

function compareValues(english: unknown, spanish: unknown, path: string[], sources: Sources): Problem[] {
  if (isGroup(english) && isGroup(spanish)) return compare(english, spanish, path, sources)
  if (typeof english === 'string' && typeof spanish === 'string')
    return differentMarks(english, spanish, path, sources.es)
  if (isGroup(english) === isGroup(spanish)) return []
  const message = `"${path.join('.')}" is a group in one language and a word in the other`
  return [problem('UNKNOWN_WORD', locate(sources.es, path, 'key'), message, 'Build both languages alike.')]
}

/** The keys that a group of one language lacks: one problem a group. */
function missing(keys: readonly string[], path: string[], source: Source): Problem[] {
  if (keys.length === 0) return []
  const some = keys.slice(0, 3).map((key) => `"${[...path, key].join('.')}"`)
  const names = [...some, ...(keys.length > 3 ? [`${keys.length - 3} more`] : [])].join(', ')
  const [verb, them] = keys.length === 1 ? ['is', 'it'] : ['are', 'them']
  const fix = `Add ${them}, or remove ${them} from the other language.`
  return [problem('UNKNOWN_WORD', locate(source, path, 'key'), `${names} ${verb} missing`, fix)]
}

const renamed = (path: string[], english: string[], source: Source) =>
  problem(
    'UNKNOWN_WORD',
    locate(source, path, 'key'),
    `"${path.join('.')}" is called "${english.join('.')}" in English`,
    'Use the same key in both languages.',
  )

function differentMarks(english: string, spanish: string, path: string[], source: Source): Problem[] {
  const wanted = fillIns(english)
  const present = fillIns(spanish)
  const lost = wanted.find((mark) => !present.includes(mark))
  if (lost !== undefined) {
    return [
      problem(
        'UNKNOWN_FILL_IN',
        locate(source, path),
        `"${path.join('.')}" lacks {${lost}}, which the English words have`,
        `Put {${lost}} into the text.`,
      ),
    ]
  }
  const strange = present.find((mark) => !wanted.includes(mark))
  if (strange === undefined) return []
  return [
    problem(
      'UNKNOWN_FILL_IN',
      locate(source, path),
      `"${path.join('.')}" has {${strange}}, which the English words have not`,
      `Remove {${strange}}, or put it into the English text too.`,
    ),
  ]
}
