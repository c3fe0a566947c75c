import { languageOf } from '../languages.ts'
import type { Block } from '../page.ts'
import { isConfirmed } from '../parse/schemas/confirmed.ts'
import type { Price } from '../parse/schemas/prices.ts'
import type { Context } from '../site.ts'
import { formatDay } from '../text/format-day.ts'

/** The confirmed prices as a table, with the day of the oldest confirmation. Undefined while there are none. */
export function priceTable({ site, bodyLanguage }: Context): Block | undefined {
  const { prices, languages, practice } = site.manifest
  const confirmed = prices.filter(isConfirmed)
  if (confirmed.length === 0) return undefined
  const { locale } = languageOf(bodyLanguage, languages)
  const { words } = site.layout(bodyLanguage)
  const oldest = confirmed.map(({ on }) => on!).sort()[0]!
  return {
    type: 'table',
    caption: words('prices.caption', { day: formatDay(oldest, locale) }),
    columns: [words('prices.what'), words('prices.price'), words('prices.includes')],
    rows: confirmed.map((price) => {
      const { name, includes = '–' } = price.text[bodyLanguage]!
      return [name, range(price, practice.currency, locale), includes]
    }),
  }
}

/** `$120`, `$99.50` or `$120–$180`, as the locale writes it. */
function range({ from, to }: Price, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    trailingZeroDisplay: 'stripIfInteger',
  })
  return to === undefined ? format.format(from) : format.formatRange(from, to)
}
