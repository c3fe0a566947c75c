import fc from 'fast-check'
import { expect, it } from 'vitest'
import { timesIn } from '../../../generator/text/clock-times.ts'

/** Zero to nine as each numbering system of Unicode writes them. */
const digitsOf = Intl.supportedValuesOf('numberingSystem')
  .map((system) => new Intl.NumberFormat('en', { numberingSystem: system }))
  .map((format) => Array.from({ length: 10 }, (_, digit) => format.format(digit)))
  .filter((digits) => digits.every((digit) => /^\p{Nd}$/u.test(digit)))

it('a time in a sentence is read in the digits of any script', () => {
  const time = fc.record({ hour: fc.nat(23), minute: fc.nat(59) })
  fc.assert(
    fc.property(time, fc.constantFrom(...digitsOf), ({ hour, minute }, digits) => {
      const plain = `until ${hour}:${String(minute).padStart(2, '0')} today`
      const written = plain.replace(/\d/g, (digit) => digits[Number(digit)]!)
      expect(timesIn(written)).toEqual([{ hour, minute }])
    }),
    { numRuns: 2_000 },
  )
})

it.each([
  '午前9時30分〜午後1時',
  '９：３０〜１３：００',
  '上午9点30分至下午1点',
  '오전 9시 30분 ~ 오후 1시',
  '9 giờ 30 đến 13 giờ',
])('the minutes of "%s" belong to its hour', (words) => expect(timesIn(words)).toContainEqual({ hour: 9, minute: 30 }))
