import { matching, type Rule } from './rule.ts'

const price = /\$ ?(\d{1,3}(?:\.\d{3})*),(\d{2})(?![\d,])/g

/** Dollar prices in European notation: `$1.500,00`. */
export const foreignNumbers: Rule = {
  isSuspect: matching(/\$ ?\d[\d.]*,\d\d(?!\d)/, '$'),
  find: (text) => {
    const found = text.match(price)?.[0]
    if (found === undefined) return []
    const american = (all: string) =>
      all.replace(price, (_, whole: string, cents: string) => `$${whole.replaceAll('.', ',')}.${cents}`)
    const message = `"${found}" has a comma where prices in dollars have a decimal point`
    return [{ code: 'FOREIGN_NUMBER', found, message, fix: `Write "${american(found)}".`, mended: american(text) }]
  },
}
