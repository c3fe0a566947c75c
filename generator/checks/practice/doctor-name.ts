import { editValue } from '../../edit/edit-value.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { asGroup } from '../../read/raw-values.ts'

/** A doctor's name that ends in credentials, which pages and search engines show after the name anyway. */
export function checkDoctorName({ practiceSource: source, practice }: LooseManifest): Problem[] {
  const { value, credentials } = asGroup(practice.doctor)
  if (typeof value !== 'string' || typeof credentials !== 'string') return []
  const name = withoutLetters(value, credentials)
  if (name === value || name === '') return []
  const path = ['doctor', 'value']
  const message = `"${value}" contains the credentials: with "${credentials}" after the name, readers would see them twice`
  const fix = `Write "${name}".`
  return [problem('NAME_WITH_CREDENTIALS', locate(source, path), message, fix, [editValue(source, path, name)])]
}

/** The name up to the first of its last words that are all among the credentials. */
function withoutLetters(name: string, credentials: string): string {
  const letters = credentials.split(/[\s,]+/).map(withoutDots)
  const words = [...name.matchAll(/[^\s,]+/g)]
  const last = words.findLastIndex(([word]) => !letters.includes(withoutDots(word)))
  const next = words[last + 1]
  return next === undefined ? name : name.slice(0, next.index).replace(/[\s,]+$/, '')
}

/** The same for `O.D.` and `OD`. Capitals count: `Do` may be a surname. */
const withoutDots = (word: string) => word.replaceAll('.', '')
