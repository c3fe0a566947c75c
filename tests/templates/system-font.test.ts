import { expect, test } from 'vitest'
import { isInSystemFont } from '../../templates/system-font.ts'

test('a language is in the system font if its script or some of its letters are not in the typefaces', () => {
  const inSystem = ['ar', 'el', 'pa', 'gu', 'ps', 'ckb', 'ti', 'kk', 'zh-Hant', 'zh-tw', 'sr', 'vi', 'yo']
  expect(inSystem.filter((code) => !isInSystemFont(code))).toEqual([])
  const inTypeface = ['en', 'es', 'pt-BR', 'tl', 'hmn', 'ht', 'sr-Latn', 'mis']
  expect(inTypeface.filter(isInSystemFont)).toEqual([])
})
