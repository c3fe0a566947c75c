import { isPlainAt } from '../../read/plain-fields.ts'
import type { Rule } from './rule.ts'

const target = '(?:/[^()\\[\\]\\s]*|https?://[^()\\[\\]\\s]+)'
const words = '([^()\\[\\]]+)'

/** Links with a missing or misplaced bracket. The groups are the words, then the target. */
const slips = [
  `\\[${words}\\((${target})\\)`,
  `\\(${words}\\)\\[(${target})\\]`,
  `\\[${words}\\]\\s+\\((${target})\\)`,
  `\\[${words}\\]\\[(${target})\\]`,
  `\\[${words}\\]\\(\\s+(${target})\\s*\\)`,
  `\\[${words}\\]\\((${target})\\s+\\)`,
  `\\[${words}\\](${target}(?<![.,;:]))`,
].map((pattern) => new RegExp(pattern, 'g'))

export const halfLinks: Rule = {
  find: (text, { file, path }) => {
    if (!text.includes('[') || isPlainAt(file, path)) return []
    const slip = slips.find((pattern) => text.search(pattern) !== -1)
    if (slip === undefined) return []
    const [found] = text.match(slip)!
    const mend = (part: string) => part.replace(slip, '[$1]($2)')
    const message = `"${found}" is not a link: its brackets are in the wrong places`
    return [{ code: 'BAD_MARK', found, message, fix: `Write "${mend(found)}".`, mended: mend(text) }]
  },
}

/** A text without the links that this rule reports, for the check of all other marks. */
export const withoutHalfLinks = (text: string) => slips.reduce((rest, slip) => rest.replace(slip, ' '), text)
