import { describe, expect, it } from 'vitest'
import { hasWords, stretchesOf, wordsOfCity } from './city-words.ts'
import { realLengths } from './real-lengths.ts'

const numbers = Array.from({ length: 40 }, (_, index) => index + 1)
const languages = ['en', 'es'] as const

describe('the words of the cities that the benchmark adds', () => {
  it('are the same on every run', () => {
    expect(wordsOfCity(7, 3)).toEqual(wordsOfCity(7, 3))
  })

  it('are never repeated across cities, services and languages', () => {
    const texts = numbers.flatMap((number) => {
      const { city, pairs } = wordsOfCity(number, 3)
      return [city, ...pairs].flatMap((each) => languages.map((language) => each[language].intro))
    })
    expect(new Set(texts).size).toBe(texts.length)
  })

  it.each(languages)('are about as long as those of real cities, in %s', (language) => {
    const real = realLengths(language)
    const made = numbers.map((number) => wordsOfCity(number, 1))
    const compare = (a: number[], b: number[]) => {
      expect(mean(a)).toBeGreaterThan(0.85 * mean(b))
      expect(mean(a)).toBeLessThan(1.15 * mean(b))
    }
    compare(
      made.map(({ city }) => city[language].route.length),
      real.route,
    )
    compare(
      made.map(({ pairs }) => pairs[0]![language].intro.length),
      real.pair.intro,
    )
    compare(
      made.flatMap(({ pairs }) => pairs[0]![language].questions.map(({ answer }) => answer.length)),
      real.pair.answer,
    )
  })

  it('can be found verbatim on a page, except for the links in them', () => {
    const { local } = wordsOfCity(1, 1).city.en
    const stretches = stretchesOf({ intro: '', route: '', local }).filter((stretch) => stretch !== '')
    expect(stretches).toHaveLength(3)
    expect(stretches.every((stretch) => local.includes(stretch) && !/[[\]()]/.test(stretch))).toBe(true)
  })

  it('are given to no city, every second city or every city', () => {
    const share = (wording: 'bare' | 'rich' | 'mixed') => numbers.filter((number) => hasWords(number, wording)).length
    expect([share('bare'), share('mixed'), share('rich')]).toEqual([0, 20, 40])
  })
})

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
