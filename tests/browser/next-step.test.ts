import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isCrawler, nextStep, type Visit } from '../../src/i18n/next-step.ts'

const visit: Visit = {
  offered: 'es',
  choice: undefined,
  asked: undefined,
  detected: 'en',
  isReturning: false,
  isCrawler: false,
}

const language = fc.constantFrom('en', 'es', 'vi')
const visits: fc.Arbitrary<Visit> = fc.record({
  offered: fc.constantFrom('es', 'vi'),
  choice: fc.option(language, { nil: undefined }),
  asked: fc.option(language, { nil: undefined }),
  detected: language,
  isReturning: fc.boolean(),
  isCrawler: fc.boolean(),
})

describe('a visitor who opens an English page', () => {
  it('is moved to the Spanish page once they have chosen Spanish', () => {
    expect(nextStep({ ...visit, choice: 'es' })).toBe('move')
  })

  it('is moved when the address asks for Spanish and they never chose', () => {
    expect(nextStep({ ...visit, asked: 'es' })).toBe('move')
    expect(nextStep({ ...visit, asked: 'es', choice: 'en' })).toBe('stay')
  })

  it('is only asked when Spanish is detected but was never chosen', () => {
    expect(nextStep({ ...visit, detected: 'es' })).toBe('offer')
  })

  it('stays there and is asked nothing once they have chosen English', () => {
    fc.assert(fc.property(visits, (each) => nextStep({ ...each, choice: 'en' }) === 'stay'))
  })

  it('stays on a page they went back to', () => {
    fc.assert(fc.property(visits, (each) => nextStep({ ...each, isReturning: true }) !== 'move'))
    // They are not asked again what they have answered.
    expect(nextStep({ ...visit, choice: 'es', detected: 'es', isReturning: true })).toBe('stay')
    expect(nextStep({ ...visit, asked: 'es', detected: 'es', isReturning: true })).toBe('stay')
  })

  it('is neither moved to one language nor offered it when they chose, request or prefer another', () => {
    expect(nextStep({ ...visit, choice: 'vi', asked: 'es', detected: 'es' })).toBe('stay')
    expect(nextStep({ ...visit, asked: 'vi' })).toBe('stay')
    expect(nextStep({ ...visit, detected: 'vi' })).toBe('stay')
  })

  it('is never moved because of a detected language alone', () => {
    fc.assert(fc.property(visits, (each) => nextStep({ ...each, choice: undefined, asked: undefined }) !== 'move'))
  })

  it('sees the page as it is when it is a crawler', () => {
    fc.assert(fc.property(visits, (each) => nextStep({ ...each, isCrawler: true }) === 'stay'))
  })
})

describe('a crawler', () => {
  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Baiduspider+(+http://www.baidu.com/search/spider.htm)',
  ])('is known by its name: %s', (userAgent) => {
    expect(isCrawler(userAgent)).toBe(true)
  })

  it.each([
    'Mozilla/5.0 (Linux; Android 13; CUBOT X30) AppleWebKit/537.36 Chrome/120.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile Safari/604.1',
  ])('is not confused with a phone: %s', (userAgent) => {
    expect(isCrawler(userAgent)).toBe(false)
  })
})
