import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { detectLanguage, type LanguageSources } from '../../src/i18n/detect.ts'
import { languageOf, mentions, wordFor } from '../../src/i18n/site-languages.ts'
import { codes } from '../support/languages.ts'
import { isSoak } from '../support/soak.ts'

const runs = { numRuns: isSoak ? 100_000 : 500 }

const nothing: LanguageSources = { query: '', cookie: '', local: null, session: null, browser: [], html: 'en' }

/** Makes each of the sources name `code`, strongest first. */
const saying = {
  query: (code: string) => ({ query: `?utm_source=x&lng=${encodeURIComponent(code)}` }),
  cookie: (code: string) => ({ cookie: `theme=dark; i18next=${code}; other=en` }),
  local: (code: string) => ({ local: code }),
  session: (code: string) => ({ session: code }),
  browser: (code: string) => ({ browser: [code] }),
}
const detect = (found: Partial<LanguageSources>) => detectLanguage({ ...nothing, ...found }, codes)
const order = Object.keys(saying) as (keyof typeof saying)[]

describe('the language that is detected', () => {
  it.each(order)('comes from the %s when no other source names one', (source) => {
    expect(detect(saying[source]('es'))).toBe('es')
    expect(detect(saying[source]('es-MX'))).toBe('es')
    expect(detect({ ...saying[source]('en-US'), html: 'es' })).toBe('en')
  })

  it('comes from the strongest source: query, cookie, local storage, session storage, browser, page', () => {
    for (const [index, strongest] of order.entries()) {
      const weaker = order.slice(index + 1).map((source) => saying[source]('en'))
      expect(detect(Object.assign({}, ...weaker, saying[strongest]('es')))).toBe('es')
      const stronger = order.slice(0, index).map((source) => saying[source]('fr'))
      expect(detect(Object.assign({}, ...weaker, ...stronger, saying[strongest]('es')))).toBe('es')
    }
    const others = order.map((source) => saying[source]('fr'))
    expect(detect(Object.assign({}, ...others, { html: 'es' }))).toBe('es')
  })

  it('is the first of the browser’s languages that the site has', () => {
    expect(detect({ browser: ['pt-BR', 'es-419', 'en'] })).toBe('es')
    expect(detect({ browser: ['pt-BR', 'en', 'es'], html: 'es' })).toBe('en')
  })

  it('is the language of the page when no source names one', () => {
    for (const html of codes) expect(detect({ html })).toBe(html)
  })

  it('comes from the next source when one contains script', () => {
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
      for (const source of able) expect(detect(saying[source](attack))).toBe('en')
      expect(detect({ local: attack, browser: ['es'] })).toBe('es')
    }
  })

  it('is one of the languages of the site, whatever the sources hold', () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('en<', '?lng=ES', 'i18next=Spanish', 'es-MX'))
    const sources = fc.record({
      query: text,
      cookie: text,
      local: fc.option(text),
      session: fc.option(text),
      browser: fc.array(text),
      html: fc.constantFrom(...codes),
    })
    fc.assert(
      fc.property(sources, (found) => {
        expect(codes).toContain(detect(found))
      }),
      runs,
    )
  })
})

describe('a language value', () => {
  it.each([
    ['en', 'en'],
    ['EN_us', 'en'],
    ['english', 'en'],
    ['es', 'es'],
    ['es-419', 'es'],
    ['es-Latn-MX', 'es'],
    ['Spanish', 'es'],
  ] as const)('%s means %s', (value, language) => {
    expect(languageOf(value, codes)).toBe(language)
  })

  it.each([null, undefined, '', 'fr', 'est', 'essay', 'en-', ' es', 'es\n', 'spanish inquisition', 'es-toolongsubtag'])(
    '%j names no language',
    (value) => {
      expect(languageOf(value, codes)).toBeUndefined()
    },
  )

  it.each([
    ['pt-BR', 'pt-BR'],
    ['pt_br', 'pt-BR'],
    ['pt', 'pt'],
    ['pt-PT', 'pt'],
    ['zh-Hant-TW', 'zh-Hant'],
    ['portuguese', 'pt'],
    ['arabic', 'ar'],
  ])('%s means %s on a site in many languages: the most specific match', (value, language) => {
    const many = ['en', 'pt', 'pt-BR', 'zh-Hant', 'ar']
    expect(languageOf(value, many)).toBe(language)
    expect(languageOf(value, [...many].reverse())).toBe(language)
  })

  it.each([
    ['en-US', 'en-CA'],
    ['en', 'en-CA'],
    ['fr-FR', 'fr-CA'],
    ['fr_ca', 'fr-CA'],
    ['en-a', 'en-CA'],
    ['en-latn-latn', 'en-CA'],
  ])('%s means %s where languages are listed with a country', (value, language) => {
    expect(languageOf(value, ['fr-CA', 'en-CA'])).toBe(language)
  })

  it.each([
    ['zh-TW', 'zh-Hant'],
    ['zh_HK', 'zh-Hant'],
    ['zh-CN', 'zh-Hans'],
    ['zh-SG', 'zh-Hans'],
    ['zh', 'zh-Hans'],
    ['ja', undefined],
  ])('%s means %s where Chinese is listed by its scripts', (value, language) => {
    expect(languageOf(value, ['en', 'zh-Hant', 'zh-Hans'])).toBe(language)
    expect(mentions(`,,,,${value},de`, language ?? 'zh-Hant')).toBe(language !== undefined)
  })

  it('means the language itself, never another script, where the site lacks its own', () => {
    expect(languageOf('zh-CN', ['en', 'zh-Hant'])).toBeUndefined()
    expect(languageOf('zh-TW', ['en', 'zh', 'zh-Hant'])).toBe('zh-Hant')
    expect(languageOf('zh-TW', ['en', 'zh'])).toBe('zh')
  })

  it.each([
    ['id', 'ind'],
    ['id-ID', 'ind'],
    ['ind', 'ind'],
    ['indonesian', 'ind'],
    ['idea', undefined],
    ['fil-PH', 'fil'],
  ])('%s means %s where Indonesian has its code of three letters', (value, language) => {
    expect(languageOf(value, ['en', 'ind', 'fil'])).toBe(language)
  })

  it('has the code of browsers too where the site has another: Tagalog is Filipino', () => {
    expect(languageOf('fil-PH', ['en', 'tl'])).toBe('tl')
    expect(mentions(',,,,fil-PH,en-US', 'tl')).toBe(true)
    expect(languageOf('tl-PH', ['en', 'fil'])).toBe('fil')
    expect(languageOf('portuguese', ['en', 'fil'])).toBeUndefined()
  })

  it('is mentioned by every value that means it', () => {
    const site = ['en-CA', 'es', 'ind', 'zh-Hant', 'pt-BR', 'fil']
    const values = ['en', 'en-US', 'es-419', 'id', 'id-ID', 'ind', 'zh-Hant-TW', 'pt', 'pt_PT', 'filipino']
    for (const value of values) {
      const language = languageOf(value, site)!
      expect(mentions(`?lng=${value}&utm_source=x,,fr-FR`, language), value).toBe(true)
    }
    expect(mentions('?lng=fr,,idea,fr-FR,independent', 'ind')).toBe(false)
  })

  it.each([
    ['the address', '?utm_source=x&lng=Spanish,,,,fr-FR'],
    ['a cookie', ',theme=dark; i18next=spanish,,,fr-FR'],
    ['storage', ',,spanish,,fr-FR'],
  ])('is mentioned by its word in %s', (_, signs) => {
    expect(mentions(signs, 'es')).toBe(true)
    expect(mentions(signs, 'ind')).toBe(false)
  })

  it('is recognized by the word stored for it', () => {
    const many = ['en', 'es', 'pt', 'pt-BR', 'zh', 'zh-Hant', 'ar', 'fil']
    for (const code of many) expect(languageOf(wordFor(code), many)).toBe(code)
    expect(['en', 'es', 'ar', 'pt-BR'].map(wordFor)).toEqual(['english', 'spanish', 'arabic', 'pt-BR'])
  })

  it('contains only letters, digits, hyphens and underscores', () => {
    const around = fc.tuple(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('en', 'es', 'es-MX'),
      fc.string({ unit: 'binary' }),
    )
    fc.assert(
      fc.property(around, ([before, code, after]) => {
        const value = before + code + after
        if (/[^a-z\d_-]/i.test(value)) expect(languageOf(value, codes)).toBeUndefined()
      }),
      runs,
    )
  })
})
