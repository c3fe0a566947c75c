import { isPlainAt } from '../../read/plain-fields.ts'
import type { Rule } from './rule.ts'

const single = /(?<!\[)\[([a-z0-9-]+)\](?![\](])/g

/** `[source-id]`: a source is cited as `[[source-id]]`. */
export const halfCites: Rule = {
  find: (text, { file, path, language, sources }) => {
    if (language === undefined || !text.includes('[') || isPlainAt(file, path)) return []
    const [found, id] = [...text.matchAll(single)].find((match) => sources.has(match[1]!)) ?? []
    if (found === undefined) return []
    const mended = text.replace(single, (all, each: string) => (sources.has(each) ? `[[${each}]]` : all))
    const message = `"${found}" does not cite the source: readers would see it as it is`
    return [{ code: 'BAD_MARK', found, message, fix: `Write "[[${id}]]".`, mended }]
  },
}
