import { type Finding, matching, type Rule } from './rule.ts'

/**
 * Letters that were saved in one encoding and opened in another: "cafÃ©". Read as Windows-1252, the UTF-8 bytes of an
 * accented letter are an accented letter, usually a capital, and one or more symbols. And half of a character, which
 * only an escape can write.
 */
export const garbled: Rule = {
  isSuspect: matching(/[ÂÃÅâð\ufffd]|\\[uU]/),
  find,
}

const signs = '[\\u0080-\\u00bf\\u0152\\u0153\\u0160\\u0161\\u0178\\u017d\\u017e\\u0192\\u02c6\\u02dc\\u2013-\\u2122]'
const broken = new RegExp(`[ÂÃÅ]${signs}|â${signs}{2}|ð${signs}{3}`, 'g')

const mend = (text: string) => text.replace(broken, (letters) => decoded(letters) ?? letters)

/** Whether these are one garbled letter, or contain one. */
export const isGarbled = (letters: string): boolean => mend(letters) !== letters

function find(text: string): Finding[] {
  if (text.includes('\ufffd')) return [lost]
  const half = /\p{Surrogate}/u.exec(text)?.[0]
  if (half !== undefined) return [halfOf(half)]
  const mended = mend(text)
  const found = mended === text ? undefined : text.split(/\s+/).find((word) => mend(word) !== word)
  if (found === undefined) return []
  const message = `"${found}" was "${mend(found)}" before it was saved in one encoding and opened in another`
  return [{ code: 'GARBLED_TEXT', found, message, fix: `Write "${mend(found)}".`, mended }]
}

const lost: Finding = {
  code: 'GARBLED_TEXT',
  found: '\ufffd',
  message: 'a letter is lost here: "\ufffd" marks one that could not be decoded',
  fix: 'Write the letter that belongs here.',
}

function halfOf(surrogate: string): Finding {
  const message = `"\\u${surrogate.charCodeAt(0).toString(16)}" is half of a character: readers would see "\ufffd"`
  return { code: 'GARBLED_TEXT', found: surrogate, message, fix: 'Write the character itself, such as an emoji.' }
}

/** The characters of Windows-1252 for the bytes 0x80 to 0x9f; five are unassigned. All other bytes are Latin-1. */
const special = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

function byteOf(letter: string): number {
  const at = special.indexOf(letter)
  return at === -1 ? letter.charCodeAt(0) : 0x80 + at
}

/** The original letters; undefined when these are not valid UTF-8, and so were meant as they are. */
function decoded(letters: string): string | undefined {
  const bytes = Uint8Array.from([...letters], byteOf)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}
