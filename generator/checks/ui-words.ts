import { replaceInside } from '../edit/replace-inside.ts'
import { groupBy } from '../group-by.ts'
import { codesOf, defaultOf, englishName } from '../languages.ts'
import type { LooseManifest } from '../parse/loose-manifest.ts'
import { certain, nearest } from '../problems/nearest.ts'
import { type Problem, problem } from '../problems/problems.ts'
import { locate } from '../read/locate.ts'
import { type Group, isGroup } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { fillIns } from '../text/inline.ts'
import { withoutForm } from './plural-forms.ts'

/**
 * Interface words that the default language has and another lacks (a warning, as every language falls back to the
 * default one), words that only another language has, and words whose `{name}` placeholders differ.
 */
export function checkWords({ languages, words }: LooseManifest): Problem[] {
  const [first, ...others] = codesOf(languages).map((code) => words[code])
  const problems = others.flatMap((other) => {
    if (!isGroup(first?.value) || other === undefined) return []
    // In the file of a newly added language, every word is still commented out.
    const own = other.value ?? {}
    if (!isGroup(own)) return []
    const name = englishName(defaultOf(languages).code)
    return compare(first.value, own, [], { first, other, name })
  })
  // A word that the default language lacks is reported once, however many other languages have it.
  const reported = new Set<string>()
  return problems.filter(({ file, line, message }) => {
    const name = `${file}:${line} ${message}`
    return !reported.has(name) && reported.add(name)
  })
}

interface Compared {
  first: Source
  other: Source
  /** The name of the default language. */
  name: string
}

/**
 * Compares key by key, so that a whole group that is missing or misspelled is reported once. The plural forms of a word
 * count as one key, since each language has its own forms.
 */
function compare(original: Group, words: Group, path: string[], files: Compared): Problem[] {
  const { first, other, name } = files
  const [wanted, present] = [byWord(original), byWord(words)]
  const extra = new Set([...present.keys()].filter((key) => !wanted.has(key)))
  const absent: string[] = []
  const misspelled: Problem[] = []
  for (const key of wanted.keys()) {
    if (present.has(key)) continue
    const typo = nearest(key, extra)
    if (typo === undefined) absent.push(key)
    else {
      extra.delete(typo)
      misspelled.push(renamed([...path, present.get(typo)!.at(-1)!], [...path, key], files))
    }
  }
  const common = [...wanted].flatMap(([word, keys]) =>
    (present.get(word) ?? []).map((key): [string, string] => [keys.at(-1)!, key]),
  )
  return [
    ...misspelled,
    ...missing(
      'UNTRANSLATED_WORD',
      absent,
      path,
      other,
      (them) => `Add ${them}: until then the ${name} words are shown.`,
    ),
    ...missing(
      'UNKNOWN_WORD',
      [...extra],
      path,
      first,
      (them) => `Add ${them}, or remove ${them} from the other language.`,
    ),
    ...common.flatMap(([key, own]) => compareValues(original[key], words[own], [...path, own], files)),
  ]
}

/** The keys of a group, by the word that each is or is a plural form of. */
const byWord = (group: Group): Map<string, string[]> => groupBy(Object.keys(group), withoutForm)

function compareValues(original: unknown, words: unknown, path: string[], files: Compared): Problem[] {
  if (isGroup(original) && isGroup(words)) return compare(original, words, path, files)
  if (typeof original === 'string' && typeof words === 'string') return differentMarks(original, words, path, files)
  if (isGroup(original) === isGroup(words)) return []
  const message = `"${path.join('.')}" is a group in one language and text in the other`
  return [
    problem('UNKNOWN_WORD', locate(files.other, path, 'key'), message, 'Use the same structure in both languages.'),
  ]
}

/** The keys that a group lacks in one language: one problem per group. */
function missing(
  code: 'UNKNOWN_WORD' | 'UNTRANSLATED_WORD',
  keys: readonly string[],
  path: string[],
  source: Source,
  fix: (them: string) => string,
): Problem[] {
  if (keys.length === 0) return []
  const some = keys.slice(0, 3).map((key) => `"${[...path, key].join('.')}"`)
  const names = [...some, ...(keys.length > 3 ? [`${keys.length - 3} more`] : [])].join(', ')
  const [verb, them] = keys.length === 1 ? ['is', 'it'] : ['are', 'them']
  return [problem(code, locate(source, path, 'key'), `${names} ${verb} missing`, fix(them))]
}

const renamed = (path: string[], original: string[], { other, name }: Compared) =>
  problem(
    'UNKNOWN_WORD',
    locate(other, path, 'key'),
    `"${path.join('.')}" is called "${original.join('.')}" in ${name}`,
    'Use the same key in both languages.',
  )

/** A placeholder that the two languages spell differently: the spelling that fewer words in both use is the typo. */
function misspelledMark(
  original: string,
  words: string,
  lost: string,
  path: string[],
  { first, other }: Compared,
): Problem | undefined {
  const strange = fillIns(words).filter((mark) => !fillIns(original).includes(mark))
  const meant = certain(lost, strange)
  if (meant === undefined) return undefined
  const usesOf = (mark: string) => (first.text + other.text).split(`{${mark}}`).length
  const [source, wrong, right] = usesOf(lost) < usesOf(meant) ? [first, lost, meant] : [other, meant, lost]
  if (usesOf(lost) === usesOf(meant)) return undefined
  return problem(
    'UNKNOWN_FILL_IN',
    locate(source, path),
    `"${path.join('.')}" has {${wrong}}, where other texts have {${right}}`,
    `Write {${right}}.`,
    [replaceInside(source, path, `{${wrong}}`, `{${right}}`)],
  )
}

function differentMarks(original: string, words: string, path: string[], files: Compared): Problem[] {
  const { other, name } = files
  const present = fillIns(words)
  // A plural form such as "One page found" needs no number.
  const isForm = withoutForm(path.at(-1)!) !== path.at(-1)
  const wanted = fillIns(original).filter((mark) => !(isForm && mark === 'count'))
  const lost = wanted.find((mark) => !present.includes(mark))
  const typo = lost === undefined ? undefined : misspelledMark(original, words, lost, path, files)
  if (typo !== undefined) return [typo]
  if (lost !== undefined) {
    return [
      problem(
        'UNKNOWN_FILL_IN',
        locate(other, path),
        `"${path.join('.')}" lacks {${lost}}, which the ${name} text has`,
        `Add {${lost}} to the text.`,
      ),
    ]
  }
  const strange = present.find((mark) => !fillIns(original).includes(mark))
  if (strange === undefined) return []
  return [
    problem(
      'UNKNOWN_FILL_IN',
      locate(other, path),
      `"${path.join('.')}" has {${strange}}, which the ${name} text does not have`,
      `Remove {${strange}}, or add it to the ${name} text too.`,
    ),
  ]
}
