/**
 * A character class for a pattern: what a reader cannot see and a terminal may obey. Controls other than tab and line
 * ends, soft hyphens, direction marks, zero-width spaces and joiners, line and paragraph separators.
 */
export const unseen =
  '[\\0-\\x08\\x0b\\x0c\\x0e-\\x1f\\x7f-\\x84\\x86-\\x9f\\xad\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180e\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\uffa0\\ufff9-\\ufffb]'

const any = new RegExp(`${unseen}|\\r`, 'g')

/** The text with these characters escaped as `\u202e`, so that a message is readable and controls no terminal. */
export const escapeInvisible = (text: string) => text.replace(any, escapeCharacter)

const escapeCharacter = (letter: string) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`

/** What a terminal may obey: all controls but tab and line feed, and marks that change the text direction. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for them.
const controls = /[\0-\x08\x0b-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u2069]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern looks for them.
const ownColors = /(\x1b\[(?:[0-4]|2[2-9]|[34]\d|9[0-7])m)/

/** Our output, with everything escaped by which a quoted text could control a terminal, except our own colors. */
export const escapeControls = (output: string) =>
  output
    .split(ownColors)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(controls, escapeCharacter)))
    .join('')

/** The text with a box in place of each such character, so that columns do not shift. */
export const boxInvisible = (text: string) => text.replace(any, '□')
