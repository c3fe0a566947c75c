import { isTitle } from '../../read/plain-fields.ts'
import type { Rule } from './rule.ts'

const alsoChecked = ['description', 'summary', 'intro', 'answer', 'alt', 'blocks', 'list']

/** A title, heading or paragraph of nothing but punctuation. In a table, a dash is fine: it means "none". */
export const wordlessTexts: Rule = {
  find: (text, { field, file, language }) => {
    if (text.length > 12 || language === undefined || file.startsWith('ui/')) return []
    if (text.trim() === '' || /[\p{L}\p{N}]/u.test(text) || !(isTitle(field) || alsoChecked.includes(field))) return []
    const message = `"${text}" says nothing: it has no letter and no digit`
    return [{ code: 'EMPTY_TEXT', found: text, message, fix: 'Write the text, or remove it from the file.' }]
  },
}
