import { isTitle } from '../../read/plain-fields.ts'
import type { Rule } from './rule.ts'

const picture = /(?!\p{Emoji_Component}|[©®™])\p{Extended_Pictographic}/u

export const emojiInTitles: Rule = {
  find: (text, { field }) => {
    const found = isTitle(field) || field === 'description' ? picture.exec(text)?.[0] : undefined
    if (found === undefined) return []
    const message = `"${found}" is an emoji, which screen readers read aloud and search results leave out`
    return [{ code: 'EMOJI_IN_TITLE', found, message, fix: 'Say it in words.' }]
  },
}
