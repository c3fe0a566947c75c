import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { checkDoctorName } from '../../../generator/checks/practice/doctor-name.ts'
import { readLoosely } from '../../../generator/parse/loose-manifest.ts'

/** What an author is told to write for the name of a doctor. */
function nameInstead(name: string, credentials: string): string | undefined {
  const text = `doctor: { value: "${name}", credentials: "${credentials}" }\n`
  return checkDoctorName(readLoosely([{ file: 'practice.yaml', text, value: parse(text) }]))[0]?.fix
}

it.each([
  ['Dr. Sam Lee, O.D.', 'OD, FAAO'],
  ['Dr. Sam Lee OD FAAO', 'O.D., F.A.A.O.'],
  ['Dr. Sam Lee , OD', 'OD'],
])('the letters are cut off "%s", whose credentials are "%s"', (name, credentials) => {
  expect(nameInstead(name, credentials)).toBe('Write "Dr. Sam Lee".')
})

it.each([
  ['has none of them', 'Dr. Sam Lee, MD', 'OD'],
  ['ends in a surname like them', 'Dr. Sam Do', 'DO'],
  ['has them before a surname', 'MD Sam Lee', 'MD'],
  ['is nothing else', 'OD', 'OD'],
])('a name that %s is kept', (_, name, credentials) => {
  expect(nameInstead(name, credentials)).toBeUndefined()
})
