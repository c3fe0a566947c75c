// Which letters are in which file of a typeface. Reads no file, because workers at the edge use this too.

/**
 * `common` has the characters of English and Spanish, and the small letters of French and German, which occur in names.
 * Pages preload it: 14 kB, what a server sends before the first answer of the browser. Browsers load `rest` for a page
 * that shows other characters. Its range covers the common ones again, because where two overlap, the rule that comes
 * last wins.
 */
export const unicodeRanges = {
  rest: 'U+A2-2DC,U+2012-2122,U+2191-2193,U+2215',
  common:
    'U+20-7E,U+A0-A1,U+A9-AB,U+AE,U+B0,U+B7,U+BA-BB,U+BF,U+C1,U+C9,U+CD,U+D1,U+D3,U+D7,U+DA,U+DC,U+E0-E2,U+E4,' +
    'U+E7-EB,U+ED-EF,U+F1,U+F3-F4,U+F6,U+F9-FC,U+2013-2014,U+2018-2019,U+201C-201D,U+2022,U+2026,U+20AC,U+2122,U+2212',
} as const

/** A range as a part of a regular expression. */
export const charactersIn = (part: keyof typeof unicodeRanges): string =>
  `[${unicodeRanges[part].replaceAll(/(?:U\+)?([\dA-F]+),?/g, '\\u{$1}')}]`

/**
 * Whether a text has letters that only `rest` has. Polish has some in every sentence, and German in most: until that
 * file is there, half of a word is in another typeface, so their pages preload both.
 */
export const hasRareLetters = (text: string): boolean => rareLetter.test(text)

const rareLetter = new RegExp(`(?!${charactersIn('common')})${charactersIn('rest')}`, 'u')
