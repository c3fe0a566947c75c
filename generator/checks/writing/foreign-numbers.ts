import type { Rule } from './rule.ts'

const price = /\$ ?(\d{1,3}(?:\.\d{3})*),(\d{2})(?![\d,])/g

/** Dollar prices in European notation, `$1.500,00`, in a language whose locale has commas between thousands. */
export const foreignNumbers: Rule = {
  find: (text, { locale }) => {
    const found = text.match(price)?.[0]
    if (found === undefined || !hasCommas(locale())) return []
    const american = (all: string) =>
      all.replace(price, (_, whole: string, cents: string) => `$${whole.replaceAll('.', ',')}.${cents}`)
    const message = `"${found}" has a comma where prices in dollars have a decimal point`
    return [{ code: 'FOREIGN_NUMBER', found, message, fix: `Write "${american(found)}".`, mended: american(text) }]
  },
}

/** Not inside a word, a path, a section of a law, a phone number or the power of a lens. */
const start = '(?<![\\p{L}\\p{N}.,/#§_]|\\]\\([^()\\s]*|\\+\\d{1,3}[ -]?|(?<!\\d)[+−-])[1-9]\\d{0,2}'
const end = '(?![\\p{L}\\d]|[.,]\\d)'
const group = '\\.\\d{3}'

const amount = `[$€£¥] ?[1-9]\\d{0,2}(?:${group})+${end}`
const number = `${start}(?:(?:${group})+(?= ?[€£¥])|(?:${group}){2,}${end}|\\.000${end})`

/** Only unambiguous numbers: `1.523` may be the refractive index of a lens. */
const thousands = new RegExp(`${amount}|${number}`, 'gu')

/** Points between thousands, `50.000`, in a language whose locale has commas there. */
export const pointedThousands: Rule = {
  find: (text, { locale }) => {
    const found = text.match(thousands)?.[0]
    const written = found === undefined ? undefined : locale()
    if (found === undefined || !hasCommas(written)) return []
    const message = `"${found}" has a point where numbers have a comma in ${written}`
    const mended = text.replace(thousands, (each) => each.replaceAll('.', ','))
    return [{ code: 'FOREIGN_NUMBER', found, message, fix: `Write "${found.replaceAll('.', ',')}".`, mended }]
  },
}

const hasCommas = (locale: string | undefined) =>
  locale !== undefined &&
  new Intl.NumberFormat(locale).formatToParts(10_000).some(({ type, value }) => type === 'group' && value === ',')
