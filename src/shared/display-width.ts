/** Letters and marks of Chinese, Japanese and Korean that are as wide as two Latin letters. */
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff01-\uff60]/gu

/** How wide a text is, in Latin letters: search results cut a text off at a width, not at a number of letters. */
export const displayWidth = (text: string): number => text.replace(wide, '  ').length
