import fc from 'fast-check'
import { expect, it } from 'vitest'
import * as z from 'zod'
import { grouped } from '../../../../generator/numbers.ts'
import { numberRemedy, numbersMeant } from '../../../../generator/parse/issues/numbers-meant.ts'

const schema = z.strictObject({
  price: z.number().positive(),
  count: z.number().int().min(1),
  latitude: z.number().min(-90).max(90),
  share: z.number().min(0).max(1),
  name: z.string(),
})

const file = { schema, source: { file: 'a.yaml', text: '', value: {} } }

const meant = (text: string, field: keyof z.infer<typeof schema>) => numbersMeant(text, [field], file)

it('a whole number with commas between its thousands is that number, and in a count nothing else', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1000, max: 999_999_999 }), (number) => {
      expect(meant(grouped(number), 'count')).toEqual([number])
      expect(meant(grouped(number), 'price')?.[0]).toBe(number)
      expect(meant(`${grouped(number)}.50`, 'price')).toEqual([number + 0.5])
    }),
  )
})

it('a decimal comma is one where it cannot separate thousands', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 89 }), fc.integer({ min: 0, max: 99 }), (whole, hundredths) => {
      const digits = String(hundredths).padStart(2, '0')
      expect(meant(`${whole},${digits}`, 'latitude')).toEqual([Number(`${whole}.${digits}`)])
      expect(meant(`–${whole},${digits}`, 'latitude')).toEqual([Number(`-${whole}.${digits}`)])
    }),
  )
})

it.each([
  ['1,200', 'price', [1200, 1.2], 'Write 1200, or 1.2 if the comma stands for a decimal point.'],
  ['0,200', 'price', [0.2], 'Write 0.2.'],
  ['33,684', 'latitude', [33.684], 'Write 33.684.'],
  ['1,200.00', 'price', [1200], 'Write 1200.'],
  ['“1,150”', 'count', [1150], 'Write 1150.'],
  ['1,234,567', 'count', [1234567], 'Write 1234567.'],
  ['4,9', 'count', [], 'Write digits only, without quotes.'],
  ['0', 'price', [], 'Write digits only, without quotes.'],
  ['1.200,00', 'price', [], 'Write digits only, without quotes.'],
  ['$1,200.50', 'price', [1200.5], 'Write 1200.5.'],
  ['180 USD', 'price', [180], 'Write 180.'],
  ['99,50 €', 'price', [99.5], 'Write 99.5.'],
  ['1,200 €', 'price', [1200, 1.2], 'Write 1200, or 1.2 if the comma stands for a decimal point.'],
  ['35%', 'share', [0.35], 'Write 0.35.'],
  ['33.3 %', 'share', [0.333], 'Write 0.333.'],
  ['350%', 'share', [], 'Write digits only, without quotes.'],
  ['35%', 'price', [], 'Write digits only, without quotes.'],
  ['35%', 'latitude', [], 'Write digits only, without quotes.'],
  ['$-5', 'price', [], 'Write digits only, without quotes.'],
  ['150', 'count', [150], 'Write 150, without quotes.'],
  ['1,200', 'name', undefined, 'Write digits only, without quotes.'],
] as const)('the text %j for a %s may be %j: "%4$s"', (text, field, numbers, fix) => {
  expect(meant(text, field)).toEqual(numbers)
  expect(numberRemedy(text, meant(text, field), () => undefined, true).fix).toBe(fix)
})
