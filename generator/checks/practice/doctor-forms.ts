import { codesOf, englishName } from '../../languages.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { asGroup } from '../../read/raw-values.ts'

/** Forms of the doctor's name that have none of its words, as when only the name itself was changed. */
export function checkDoctorForms({ practiceSource: source, practice, languages }: LooseManifest): Problem[] {
  const doctor = asGroup(practice.doctor)
  return codesOf(languages).flatMap((code) => {
    const name = asGroup(doctor.names)[code] ?? doctor.value
    return Object.entries(asGroup(doctor[code])).flatMap(([form, words]) => {
      if (typeof name !== 'string' || typeof words !== 'string' || isFormOf(name, words)) return []
      const message = `"${words}" is not a form of the doctor's name, "${name}": pages in ${englishName(code)} would name somebody else`
      const fix = `Write the name in the form that sentences in ${englishName(code)} need.`
      return [problem('OTHER_NAME', locate(source, ['doctor', code, form]), message, fix)]
    })
  })
}

/**
 * Whether the words may be a form of the name: they share the start of a word, since many languages change its end, or
 * name nobody, as in "la doctora". Only Latin letters are compared.
 */
function isFormOf(name: string, words: string): boolean {
  const own = namesIn(name)
  const others = namesIn(words.replace(/^\S+/, ''))
  return own.length === 0 || others.length === 0 || others.some((other) => own.some((each) => areAlike(each, other)))
}

/** Capitalized words without accents, but not abbreviations, such as "Dr." */
const namesIn = (text: string): string[] =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .match(/(?<!\p{L})\p{Script=Latin}+(?![\p{L}.])/gu)
    ?.filter(isCapitalized) ?? []

const isCapitalized = (word: string) => /^\p{Lu}/u.test(word)

function areAlike(one: string, other: string): boolean {
  const letters = Math.min(3, one.length, other.length)
  return one.slice(0, letters).toLowerCase() === other.slice(0, letters).toLowerCase()
}
