import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detectLanguage, type LanguageSources, languageOf } from '../../src/i18n/detect.ts'

const runs = { numRuns: process.env.SOAK ? 100_000 : 2_000 }

const nothing: LanguageSources = { query: '', cookie: '', local: null, session: null, browser: [], html: '' }

/** Each source, weakest last, saying `code`. */
const saying = {
  query: (code: string) => ({ query: `?utm_source=x&lng=${encodeURIComponent(code)}` }),
  cookie: (code: string) => ({ cookie: `theme=dark; i18next=${code}; other=en` }),
  local: (code: string) => ({ local: code }),
  session: (code: string) => ({ session: code }),
  browser: (code: string) => ({ browser: [code] }),
  html: (code: string) => ({ html: code }),
}
const order = Object.keys(saying) as (keyof typeof saying)[]

describe('the language that is detected', () => {
  it.each(order)('is what the %s says, when only it speaks', (source) => {
    expect(detectLanguage({ ...nothing, ...saying[source]('es') })).toBe('es')
    expect(detectLanguage({ ...nothing, ...saying[source]('es-MX') })).toBe('es')
    expect(detectLanguage({ ...nothing, ...saying[source]('en-US') })).toBe('en')
  })

  it('is what the strongest source says: query, cookie, local storage, session storage, browser, page', () => {
    for (const [index, strongest] of order.entries()) {
      const weaker = order.slice(index + 1).map((source) => saying[source]('en'))
      expect(detectLanguage(Object.assign({ ...nothing }, ...weaker, saying[strongest]('es')))).toBe('es')
      const stronger = order.slice(0, index).map((source) => saying[source]('fr'))
      expect(detectLanguage(Object.assign({ ...nothing }, ...weaker, ...stronger, saying[strongest]('es')))).toBe('es')
    }
  })

  it('is the first of the languages the browser lists that the site speaks', () => {
    expect(detectLanguage({ ...nothing, browser: ['pt-BR', 'es-419', 'en'] })).toBe('es')
    expect(detectLanguage({ ...nothing, browser: ['pt-BR', 'en', 'es'] })).toBe('en')
  })

  it('is English when nobody says anything', () => {
    expect(detectLanguage(nothing)).toBe('en')
  })

  it('passes over a source that holds script, and asks the next', () => {
    const attacks = [
      '<script>alert(1)</script>',
      'javascript:alert(1)',
      'es"onload="x',
      'es;alert(1)',
      "es'--",
      'es{{7*7}}',
    ]
    for (const attack of attacks) {
      // A cookie ends at a semicolon.
      const able = order.filter((source) => source !== 'cookie' || !attack.includes(';'))
      for (const source of able) expect(detectLanguage({ ...nothing, ...saying[source](attack) })).toBe('en')
      expect(detectLanguage({ ...nothing, local: attack, browser: ['es'] })).toBe('es')
    }
  })

  it('is English or Spanish whatever the sources hold', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('en<', '?lng=ES', 'i18next=Spanish', 'es-MX'))
    const sources = fc.record({
      query: text,
      cookie: text,
      local: fc.option(text),
      session: fc.option(text),
      browser: fc.array(text),
      html: text,
    })
    fc.assert(
      fc.property(sources, (found) => {
        expect(['en', 'es']).toContain(detectLanguage(found))
      }),
      runs,
    )
  })
})

describe('a value that names a language', () => {
  it.each([
    ['en', 'en'],
    ['EN_us', 'en'],
    ['english', 'en'],
    ['es', 'es'],
    ['es-419', 'es'],
    ['es-Latn-MX', 'es'],
    ['Spanish', 'es'],
  ] as const)('%s is %s', (value, language) => {
    expect(languageOf(value)).toBe(language)
  })

  it.each([null, undefined, '', 'fr', 'est', 'essay', 'en-', ' es', 'es\n', 'spanish inquisition', 'es-toolongsubtag'])(
    '%j names none',
    (value) => {
      expect(languageOf(value)).toBeUndefined()
    },
  )

  it('holds nothing but letters, digits and the signs between them', () => {
    const around = fc.tuple(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('en', 'es', 'es-MX'),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(around, ([before, code, after]) => {
        const value = before + code + after
        if (/[^a-z\d_-]/i.test(value)) expect(languageOf(value)).toBeUndefined()
      }),
      runs,
    )
  })
})
