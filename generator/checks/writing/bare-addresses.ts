import { isPlainAt } from '../../read/plain-fields.ts'
import { marked } from '../../text/inline.ts'
import { tag } from './foreign-markup.ts'
import { withoutHalfLinks } from './half-links.ts'
import { matching, type Rule } from './rule.ts'

const start = '(?<![\\p{L}\\p{N}@./-])(?:https?://[^\\s/.]|www\\.(?=[a-z\\d-]+\\.[a-z]))'
const outside = '\\s<>()[\\]"“”«»'

/** A web address, without the punctuation that ends its sentence. */
const address = new RegExp(`${start}[^${outside}]*[^${outside}.,;:!?'’…*_]`, 'iu')

/** Links, and what other checks report: an address inside one is not reported here. */
const elsewhere = [new RegExp(tag.source, 'gi'), marked, /\]\([^()\s]*/g]

/** Addresses typed into running text. Only `[words](address)` is a link. */
export const bareAddresses: Rule = {
  isSuspect: matching(/(?<!\()https?:\/\/|www\./i),
  find: (text, { file, path, field, language }) => {
    const isAddress = field === 'url' || path.at(-2) === 'path'
    if (language === undefined || isAddress || file.startsWith('ui/') || !/:\/\/|www\./i.test(text)) return []
    const words = elsewhere.reduce((rest, pattern) => rest.replace(pattern, ' '), withoutHalfLinks(text))
    const found = address.exec(words)?.[0]
    if (found === undefined) return []
    const message = `"${found}" is not a link: readers would see the address, but could not follow it`
    const fix = isPlainAt(file, path)
      ? 'Write the name of the site: there are no links here.'
      : `Write [words](https://${found.replace(/^https?:\/\//i, '')}).`
    return [{ code: 'FOREIGN_MARKUP', found, message, fix }]
  },
}
