import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { codesOf, inCountry, type SiteLanguage } from '../../../generator/languages.ts'
import { ownWords } from '../../../generator/parse/own-words.ts'
import { readLanguages } from '../../../generator/parse/read-languages.ts'
import { isError, type Problem } from '../../../generator/problems/problems.ts'
import { readManifest } from '../../../generator/read/read.ts'
import { formatDay, formatDays } from '../../../generator/text/format-day.ts'
import { languageAt, onlyLanguage, urlOf, withoutPrefix } from '../../../generator/urls.ts'
import { editText } from '../../support/edit-text.ts'
import { copyOf, loaded, pageAt, siteOf, trilingual, world } from '../../support/world.ts'

/** The languages of the small world with `list` as its languages.yaml. */
function languagesWith(list: string) {
  const folder = world('base')
  writeFileSync(join(folder, 'languages.yaml'), list)
  return readLanguages(readManifest(folder).sources).languages
}

const english = '- { code: en, name: English }\n'
const spanish = '- { code: es, name: Español }\n'

it('a country has its article in our sentences', () => {
  const names = ['GB', 'NL', 'PH', 'DO', 'US', 'CA', 'NO', 'NF'].map(inCountry).join(', ')
  expect(names).toBe(
    'in the United Kingdom, in the Netherlands, in the Philippines, in the Dominican Republic, in the United States, in Canada, in Norway, in Norfolk Island',
  )
})

it('a language that is listed twice is reported, and counts once', () => {
  const folder = world('base')
  writeFileSync(join(folder, 'languages.yaml'), english + spanish + spanish)
  appendFileSync(join(folder, 'ui/es.yaml'), 'unknown: x\n')
  const { languages } = readLanguages(readManifest(folder).sources)
  expect(codesOf(languages)).toEqual(['en', 'es'])
  expect(
    loaded(folder)
      .problems.filter(isError)
      .map(({ file }) => file),
  ).toEqual(['languages.yaml', 'ui/es.yaml'])
})

describe('a language of the list', () => {
  const languages = languagesWith(
    `${english}- { code: zh-Hant, name: 繁體中文 }\n- { code: pt, name: Português, locale: pt-BR, prefix: brasil }\n- { code: ar, name: العربية }\n`,
  )
  const [first, chinese, portuguese, arabic] = languages

  it('has no prefix if it is the first, and otherwise the one it is given or its code', () => {
    expect([first, chinese, portuguese, arabic].map((each) => each!.prefix)).toEqual(['', '/zh-hant', '/brasil', '/ar'])
  })

  it('has the locale it is given, or its code', () => {
    expect([first, chinese, portuguese].map((each) => each!.locale)).toEqual(['en', 'zh-Hant', 'pt-BR'])
  })

  it.each([
    ['fa', '24 دسامبر 2026'],
    ['fa-IR', '24 دسامبر 2026'],
    ['ar-EG', '24 ديسمبر 2026'],
    ['th', '24 ธันวาคม'],
  ])('has dates and numbers in the calendar and digits of the texts: %s', (code, day) => {
    const [, { locale }] = languagesWith(`${english}- { code: ${code}, name: Name }\n`) as [unknown, SiteLanguage]
    expect(formatDay('2026-12-24', locale)).toContain(day)
    expect(formatDays('2026-12-24', '2026-12-25', locale)).toContain('2026')
    expect(new Intl.NumberFormat(locale).format(120)).toBe('120')
  })

  it.each(['zh-Hant', 'zh-HK', 'ja', 'ko', 'en-CA', 'es-US'])('writes several days as it writes one: %s', (locale) => {
    const [day, days] = ['2026-12-24', '2026-12-26'].map((last) => formatDays('2026-12-24', last, locale))
    expect(days).not.toContain('/')
    expect(days!.slice(0, 6).trim()).toBe(day!.slice(0, 6).trim())
    expect(days).toMatch(/24.+26/)
  })

  it('has the dates of the first language where nobody knows its own', () => {
    const [, creole] = languagesWith('- { code: fr, name: Français, locale: fr-CA }\n- { code: ht, name: Kreyòl }\n')
    expect(formatDay('2026-12-24', creole!.locale)).toBe('24 décembre 2026')
    const [alone] = languagesWith('- { code: ht, name: Kreyòl }\n')
    expect(formatDay('2026-12-24', alone!.locale)).toBe('December 24, 2026')
  })

  it('has another calendar and other digits if its locale names them', () => {
    const [, { locale }] = languagesWith(
      `${english}- { code: fa, name: فارسی, locale: fa-IR-u-ca-persian-nu-arabext }\n`,
    ) as [unknown, SiteLanguage]
    expect(formatDay('2026-12-24', locale)).toBe('۳ دی ۱۴۰۵')
  })

  it('is written in its own direction', () => {
    expect([first, chinese, portuguese, arabic].map((each) => each!.direction)).toEqual(['ltr', 'ltr', 'ltr', 'rtl'])
  })

  it.each(['he', 'ur', 'fa', 'yi', 'ckb', 'dv', 'sd', 'ks', 'syr', 'nqo', 'mzn', 'ff-Adlm', 'ku-Arab', 'az-Arab'])(
    'is written from right to left where its script is: %s',
    (code) => {
      expect(languagesWith(`- { code: ${code}, name: Own }\n`)[0]!.direction).toBe('rtl')
    },
  )

  it.each(['vi', 'ku', 'az', 'pa', 'sd-Deva', 'ar-Latn', 'zh-Hant', 'mis'])(
    'is written from left to right in any other script, or in none that is known: %s',
    (code) => {
      expect(languagesWith(`- { code: ${code}, name: Own }\n`)[0]!.direction).toBe('ltr')
    },
  )

  it('has its pages below its prefix', () => {
    expect(urlOf('/about', 'zh-Hant', languages)).toBe('/zh-hant/about')
    expect(urlOf('/', 'pt', languages)).toBe('/brasil')
    for (const { code } of languages) {
      const url = urlOf('/conditions/dry-eye', code, languages)
      expect(languageAt(url, languages)).toBe(code)
      expect(withoutPrefix(url, languages)).toBe('/conditions/dry-eye')
      expect(withoutPrefix(urlOf('/', code, languages), languages)).toBe('/')
    }
    expect(onlyLanguage('/ar/visit', languages)).toBe('ar')
    expect(onlyLanguage('/arabic', languages)).toBeUndefined()
    expect(() => urlOf('/about', 'fr', languages)).toThrow('"fr"')
  })
})

describe('a damaged list of languages', () => {
  it.each([
    ['is empty', ''],
    ['is no list', 'en\n'],
    ['has an entry that is none', `${english}- es\n`],
    ['has a code that is none', `${english}- { code: es_MX, name: Español }\n`],
    ['has a first code that is none', `- { code: english, name: English }\n${spanish}`],
    ['has no name', `${english}- { code: es }\n`],
    ['has a prefix that is none', `${english}- { code: es, name: Español, prefix: 7 }\n`],
  ])('falls back to the languages that have interface words when it %s', (_, list) => {
    expect(codesOf(languagesWith(list))).toEqual(['en', 'es'])
  })

  it('is the only mistake that is reported', () => {
    const folder = world('base')
    writeFileSync(join(folder, 'languages.yaml'), `- { code: english, name: English }\n${spanish}`)
    const { problems } = loaded(folder)
    expect(problems.filter(isError).map(({ code, file }) => `${code} ${file}`)).toEqual(['BAD_VALUE languages.yaml'])
  })
})

describe('the interface words of a third language', () => {
  const problemsAfter = (file: string, edit: (text: string) => string) => {
    const folder = copyOf(trilingual)
    const path = join(folder, file)
    const text = readFileSync(path, 'utf8')
    expect(edit(text)).not.toBe(text)
    writeFileSync(path, edit(text))
    const known = loaded(trilingual).problems.map(shown)
    return loaded(folder)
      .problems.map(shown)
      .filter((problem) => !known.includes(problem))
  }
  const shown = ({ code, severity, file, message }: Problem) => `${severity} ${code} ${file} ${message}`

  it('that are missing are named in a warning', () => {
    expect(problemsAfter('ui/ar.yaml', (text) => text.replace(/\noffer:\n( .*\n)+/, '\n'))).toEqual([
      'warning UNTRANSLATED_WORD ui/ar.yaml "offer" is missing',
    ])
  })

  it('leave the name of the language in the offer of it, not the offer of another language', () => {
    const folder = editText(copyOf(trilingual), 'ui/ar.yaml', /\noffer:\n( .*\n)+/, '\n')
    const { name, offer } = siteOf(folder).layout('en').languages[2]!
    expect(offer).toMatchObject({ text: name, accept: name })
  })

  it('cause a warning when all are missing, but do not make translated cities look like duplicates', () => {
    const told = problemsAfter('ui/ar.yaml', () => '# Every word is a comment.\n')
    expect(told).toContainEqual(
      expect.stringMatching(/^warning UNTRANSLATED_WORD ui\/ar.yaml "\S+", "\S+", "\S+" and \d+ more are missing$/),
    )
    expect(told.filter((each) => each.startsWith('error'))).toEqual([])
  })

  it('must have every plural form of the language, whatever the first language has', () => {
    expect(problemsAfter('ui/ar.yaml', (text) => text.replace(/\n {2}inCities_few: .*\n/, '\n'))).toEqual([
      'error PLURAL_FORMS ui/ar.yaml "tools.inCities" has no form for "few", which Arabic needs for numbers such as 3',
    ])
  })

  it('may not include one that no page shows', () => {
    expect(problemsAfter('ui/ar.yaml', (text) => `${text}\nnobody:\n  asks: لا أحد\n`)).toEqual([
      'error UNKNOWN_WORD ui/ar.yaml "nobody" is not one of the interface words',
    ])
  })

  it('are reported in the first language when only that lacks them', () => {
    expect(problemsAfter('ui/en.yaml', (text) => text.replace(/\noffer:\n( .*\n)+/, '\n'))).toEqual([
      'warning MISSING_WORD ui/en.yaml "offer" is missing',
    ])
  })

  it('must be written by the practice if they name its city', () => {
    const told = problemsAfter('ui/en.yaml', (text) => text.replace(/\n {2}outside: .*\n/, '\n'))
    expect(told).toEqual([expect.stringMatching(/^error UNKNOWN_WORD ui\/en.yaml "\S+outside" is missing$/)])
  })

  it('need a label for each id that vertical.yaml lists', () => {
    expect(problemsAfter('ui/en.yaml', (text) => text.replace(/\n {4}contact-lens: .*\n/, '\n'))).toEqual([
      'error UNKNOWN_WORD ui/en.yaml "appointment.visitTypes.contact-lens" is missing',
    ])
  })

  it('about drawings are needed where a page shows one', () => {
    const told = problemsAfter('ui/en.yaml', (text) => text.replace(/\neye:\n( .*\n)+/, '\n'))
    expect(told).toEqual(['warning MISSING_WORD ui/en.yaml "eye" is missing'])
  })

  it('must have the same placeholders', () => {
    const [told, ...others] = problemsAfter('ui/ar.yaml', (text) => text.replace('اتصل على {phone}', 'اتصل'))
    expect(told).toMatch(/ui\/ar\.yaml .*\{phone\}/)
    expect(others).toEqual([])
  })
})

it('a language newly added to the list has pages that wait for its words', () => {
  const folder = copyOf(trilingual)
  appendFileSync(join(folder, 'languages.yaml'), '- code: pt\n  name: Português\n')
  writeFileSync(join(folder, 'ui/pt.yaml'), readFileSync(join(folder, 'ui/es.yaml')))
  const told = loaded(folder).problems.map(({ code, message }) => `${code} ${message}`)
  expect(told).toContain('UNTRANSLATED /pt/about shows the English text')
  expect(told).toContain('UNTRANSLATED /pt shows the English text')
  expect(told.filter((line) => line.includes('/pt/visit-in-arabic'))).toEqual([])
})

it('a neighborhood without text in the first language has a page of interface words there', () => {
  const manifest = editText(copyOf(trilingual), 'neighborhoods.yaml', /^ {2}en:\n(?: {4}.*\n)+/m, '')
  const site = siteOf(manifest)
  const page = (url: string) => pageAt<'neighborhood'>(url, site)
  expect(page('/neighborhoods/mill-quarter-eye-doctor').content.questions).toEqual([])
  expect(page('/es/neighborhoods/mill-quarter-eye-doctor').content.questions).not.toEqual([])
})

describe('an interface word that a file lacks', () => {
  /** The word shown for `search.label` in a language when no file has it, and the problems reported. */
  function withoutLabel(language: string) {
    const folder = copyOf(trilingual)
    for (const code of codesOf(readLanguages(readManifest(folder).sources).languages)) {
      editText(folder, `ui/${code}.yaml`, /(\nsearch:\n(?: .*\n)*?) {2}label: .*\n/, '$1')
    }
    const { site, problems } = loaded(folder)
    const told = problems.filter(({ message }) => message === '"search.label" is missing')
    return {
      shown: site!.layout(language).words('search.label'),
      told: told.map(({ code, file }) => `${code} ${file}`),
    }
  }
  const own = (language: string) => ownWords(language)!.search as Record<string, string>

  it("is Sightline's own in that language", () => {
    const { shown, told } = withoutLabel('es')
    expect(shown).toBe(own('es').label)
    expect(told).toEqual(['UNTRANSLATED_WORD ui/ar.yaml', 'MISSING_WORD ui/en.yaml', 'MISSING_WORD ui/es.yaml'])
  })

  it('is that of the first language where Sightline has none', () => {
    expect(withoutLabel('ar').shown).toBe(own('en').label)
  })

  it('must be written by a practice abroad where it says which number to call in an emergency', () => {
    const folder = copyOf(trilingual)
    for (const [file, from, to] of [
      ['practice.yaml', /(\n {2}zip: .*\n)/, '$1  country: CA\n'],
      ['ui/en.yaml', /(\nsearch:\n(?: .*\n)*?) {2}emergency: .*\n/, '$1'],
      ['ui/es.yaml', /(\nsearch:\n(?: .*\n)*?) {2}emergency: .*\n/, '$1'],
    ] as const) {
      editText(folder, file, from, to)
    }
    const told = loaded(folder).problems.filter(({ message }) => message === '"search.emergency" is missing')
    expect(told.map(({ code, file }) => `${code} ${file}`)).toEqual([
      'UNKNOWN_WORD ui/en.yaml',
      'UNTRANSLATED_WORD ui/es.yaml',
    ])
  })
})
