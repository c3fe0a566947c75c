import { decimalsOf, isCurrency } from '../../currencies.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate, written } from '../../read/locate.ts'
import { asList } from '../../read/raw-values.ts'
import { sourceOf } from '../../read/source-of.ts'

/** Prices with a point between thousands: YAML reads 1.200 as 1.2. A dinar does have a thousand parts. */
export function checkPrices({ sources, practice }: LooseManifest): Problem[] {
  const source = sourceOf(sources, 'prices.yaml')
  if (source === undefined || !/\.\d{3}\b/.test(source.text) || hasThreeDecimals(practice.currency)) return []
  return (asList(source.value) ?? []).flatMap((_, index) =>
    ['from', 'to'].flatMap((key) => {
      const path = [index, key]
      const [number, whole, rest] = /^(\d{1,3})\.(\d{3})$/.exec(written(source, path)) ?? []
      if (number === undefined) return []
      const message = `"${number}" is read as ${Number(number)}, because numbers in YAML have a decimal point`
      const fix = `Write ${whole}${rest}, or ${Number(number).toFixed(2)} if that is the price.`
      return [problem('FOREIGN_NUMBER', locate(source, path), message, fix)]
    }),
  )
}

const hasThreeDecimals = (currency: unknown) =>
  typeof currency === 'string' && isCurrency(currency) && decimalsOf(currency) === 3
