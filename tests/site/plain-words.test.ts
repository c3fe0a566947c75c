import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildPage } from '../../generator/build-page.ts'
import { root } from '../../generator/folders.ts'
import { loadSite } from '../../generator/load-site.ts'
import type { Language, PageKind } from '../../generator/page.ts'
import { score, wordsIn } from '../support/plain-words.ts'
import { runningText, type Told } from '../support/running-text.ts'
import { spanishSyllables } from '../support/spanish-syllables.ts'

// Patients read these pages worried, tired or with blurred sight: no page about health may ask for more than eight
// years of school in English, or fall below 60 on the INFLESZ scale in Spanish.

const kinds: PageKind[] = ['condition', 'topic', 'guide', 'faq', 'comparison', 'referral']
const { site } = loadSite(join(root, 'manifest'))

/** Every health page in its own words. */
const measured = [...site!.rows]
  .map((row) => buildPage(row, site!))
  .filter(({ kind, state }) => kinds.includes(kind) && (state === 'original' || state === 'translated'))
  .map(({ url, language, content }) => {
    const texts = runningText(content as Told)
    return { url, language, words: texts.flatMap(wordsIn).length, score: score(texts, language) }
  })

/** By how much a page misses its limit: grades above 8, or points below 60. */
const limits: { language: Language; name: string; missed: (score: number) => number }[] = [
  { language: 'en', name: 'a school grade of at most 8', missed: (score) => score - 8 },
  { language: 'es', name: 'an INFLESZ score of at least 60', missed: (score) => 60 - score },
]

test.each(limits)('every health page in $language has $name', ({ language, missed }) => {
  const pages = measured.filter((page) => page.language === language).sort((a, b) => missed(b.score) - missed(a.score))
  const worst = pages.slice(0, 10).map(({ url, words, score }) => `${score.toFixed(1)}  ${words} words  ${url}`)
  const tooHard = pages.filter(({ score }) => missed(score) > 0).map(({ url }) => url)
  expect(pages.length).toBeGreaterThan(70)
  expect(tooHard, `the hardest pages:\n${worst.join('\n')}`).toEqual([])
})

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
  // Vowels that lean on each other, and those that stand alone.
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
  // Without a vowel it is still said.
  ['mg', 1],
])('%s has %d syllables', (word, syllables) => {
  expect(spanishSyllables(word)).toBe(syllables)
})
