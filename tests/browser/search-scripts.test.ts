import { describe, expect, it } from 'vitest'
import type { Language } from '../../src/shared/languages.ts'
import { searchOf } from '../support/search-file.ts'

// Languages whose words a space does not tell apart, or that are typed in more than one way.

/** A search of pages with these names. The phrases mean the last one. */
const searchOfNames = (
  names: readonly string[],
  phrases: readonly string[] = [],
  languages: readonly Language[] = [],
) =>
  searchOf(
    names.map((name) => ({ name })),
    languages,
    phrases,
  )

it('a page is found by its plural where the code of the language has a country too', () => {
  const find = searchOfNames(['Contact lens', 'The eye'], [], ['en-CA'])
  expect(find('lenses')).toEqual(['Contact lens'])
  expect(find('the')).toEqual([])
})

describe('an apostrophe', () => {
  it.each(['cant see', "can't see", 'I can’t see anything'])('in a short form is as good as none: %s', (words) => {
    for (const phrase of ['cant see', "can't see"])
      expect(searchOfNames(['Can we help?', 'Emergency'], [phrase])(words)[0]).toBe('Emergency')
  })

  it('in the possessive leads to the page without it', () => {
    expect(searchOfNames(['Parking', 'Our doctor'], [], ['en'])('the doctor’s name')).toEqual(['Our doctor'])
  })

  it('before a whole word divides', () => {
    expect(searchOfNames(['Lentilles', 'Hygiène de l’œil'], [], ['fr'])('œil')).toEqual(['Hygiène de l’œil'])
  })
})

describe('without spaces between words, a page is found by', () => {
  const chinese = searchOfNames(['白内障手术', '儿童近视控制', 'LASIK手术费用', '隐形眼镜', '干眼'])

  it.each([
    ['its first word', '白内障', '白内障手术'],
    ['a word in the middle', '近视', '儿童近视控制'],
    ['its last word', '控制', '儿童近视控制'],
    ['two of its words', '儿童控制', '儿童近视控制'],
    ['a question around its words', '请问隐形眼镜多少钱', '隐形眼镜'],
    ['Latin letters within it', 'lasik', 'LASIK手术费用'],
    ['words after its Latin letters', '费用', 'LASIK手术费用'],
  ])('%s', (_, words, name) => {
    expect(chinese(words)[0]).toBe(name)
  })

  it('a single letter, wherever it is', () => {
    expect(chinese('眼').toSorted()).toEqual(['干眼', '隐形眼镜'].toSorted())
  })

  it('no other word with one of its letters', () => {
    expect(chinese('远视')).toEqual([])
  })

  it.each([
    ['Japanese', 'コンタクトレンズ', 'レンズ'],
    ['Japanese with a mark typed on its own', 'ガラス', 'カ\u3099ラス'],
    ['Thai', 'ตรวจสุขภาพตา', 'สุขภาพ'],
    ['Khmer', 'ពិនិត្យភ្នែក', 'ភ្នែក'],
  ])('a word of %s', (_, name, words) => {
    expect(searchOfNames(['Glasses', name])(words)).toEqual([name])
  })

  it('a phrase that the query contains', () => {
    const search = searchOfNames(['眼镜价格', '眼痛', '急诊'], ['看不见', '眼睛红'])
    expect(search('我突然看不见了')[0]).toBe('急诊')
    expect(search('红')).toEqual([])
  })
})

describe('in Korean, a page is found by', () => {
  const korean = searchOfNames(['콘택트렌즈', '백내장 수술', '시력 검사', '안내'])

  it.each([
    ['the end of a compound', '렌즈', '콘택트렌즈'],
    ['a word with an ending', '백내장은', '백내장 수술'],
    ['words without their space', '시력검사', '시력 검사'],
    ['an unfinished syllable', '백내자', '백내장 수술'],
  ])('%s', (_, words, name) => {
    expect(korean(words)[0]).toBe(name)
  })

  it('no letter on its own, and no similar word', () => {
    expect(korean('ㅅ')).toEqual([])
    expect(korean('안과')).toEqual([])
  })
})

describe('in Arabic, a page is found by its name', () => {
  const names = ['أمراض العيون', 'فحص العين', 'العدسات اللاصقة', 'آلام الرأس', 'إعتام العدسة عند الكبار', 'عمى الألوان']
  const arabic = searchOfNames(names, [], ['ar'])

  it.each([
    ['without the hamza', 'امراض', 'أمراض العيون'],
    ['without the article', 'عين', 'فحص العين'],
    ['with the article', 'الفحص', 'فحص العين'],
    ['after "and"', 'والعيون', 'أمراض العيون'],
    ['after "for"', 'فحص للعين', 'فحص العين'],
    ['with vowel marks', 'فَحْصُ', 'فحص العين'],
    ['stretched', 'العـــدسات', 'العدسات اللاصقة'],
    ['with a plain letter at the end', 'اللاصقه', 'العدسات اللاصقة'],
    ['without the dots of its last letter', 'عمي', 'عمى الألوان'],
    ['that begins like the article', 'ألوان', 'عمى الألوان'],
  ])('%s', (_, words, name) => {
    expect(arabic(words)[0]).toBe(name)
  })
})

describe('in Persian, a page is found by its name', () => {
  const persian = searchOfNames(['آب\u200cمروارید', 'بیماری\u200cهای چشم', 'معاینهٔ کودکان'])

  it.each([
    ['with a space between its parts', 'آب مروارید', 'آب\u200cمروارید'],
    ['from an Arabic keyboard', 'بيماري', 'بیماری\u200cهای چشم'],
    ['with the k of an Arabic keyboard', 'كودكان', 'معاینهٔ کودکان'],
    ['without the mark on its last letter', 'معاینه', 'معاینهٔ کودکان'],
  ])('%s', (_, words, name) => {
    expect(persian(words)).toEqual([name])
  })
})
