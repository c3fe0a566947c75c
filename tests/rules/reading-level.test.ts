import { expect, test } from 'vitest'
import { readingLevel } from '../../generator/audit/reading-level.ts'
import { spanishSyllables } from '../../generator/audit/spanish-syllables.ts'

const score = (texts: string[], language: string) => readingLevel(texts, language)!

test('texts that are hard to read are scored as hard, and easy ones as easy', () => {
  const officialese =
    'Notwithstanding anterior ophthalmological manifestations, epithelial deterioration necessitates hospitalization.'
  const oficial =
    'La administración intravítrea de medicamentos antiangiogénicos constituye actualmente la intervención terapéutica preferible.'
  expect(score([officialese], 'en')).toBeGreaterThan(20)
  expect(score(['The cat sat on the mat. It was warm.'], 'en')).toBeLessThan(2)
  expect(score([oficial], 'es')).toBeLessThan(20)
  expect(score(['El gato duerme en su casa. Es de noche.'], 'es')).toBeGreaterThan(85)
})

test('a sentence ends at its full stop, not at one inside a figure or an abbreviation', () => {
  const one = score(['About 1.4 in 1,000 U.S. adults have it'], 'en')
  const two = score(['About 1.4 in 1,000. Adults have it'], 'en')
  expect(one).toBeGreaterThan(two)
})

test.each([
  // Diphthongs, and vowels in hiatus.
  ['ojo', 2],
  ['cuidado', 3],
  ['ciudad', 2],
  ['línea', 3],
  ['córnea', 3],
  ['vítreo', 3],
  ['aéreo', 4],
  ['leer', 2],
  ['día', 2],
  ['todavía', 4],
  ['país', 2],
  ['oír', 2],
  ['baúl', 2],
  ['reúne', 3],
  ['lluvia', 2],
  ['visión', 2],
  ['construí', 2],
  ['decíais', 3],
  ['buey', 1],
  ['estudiáis', 3],
  ['paranoia', 4],
  ['antiinflamatorio', 7],
  // Silent letters.
  ['que', 1],
  ['queratocono', 5],
  ['quirúrgico', 4],
  ['sigue', 2],
  ['guía', 2],
  ['pingüino', 3],
  ['agua', 2],
  ['cualquiera', 3],
  ['prohíbe', 3],
  ['alcohol', 3],
  ['ahumar', 2],
  ['búho', 2],
  ['noche', 2],
  ['hueso', 2],
  // The two sounds of y.
  ['y', 1],
  ['muy', 1],
  ['hoy', 1],
  ['ayuda', 3],
  ['rayo', 2],
  ['leyes', 2],
  // Without a vowel, it still counts as one syllable.
  ['mg', 1],
])('%s has %d syllables', (word, syllables) => {
  expect(spanishSyllables(word)).toBe(syllables)
})
