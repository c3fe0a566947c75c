import type { ContactWords } from '../islands.ts'
import { longestFit } from '../longest-fit.ts'
import { mailLink, maxLinkLength } from '../mail-link.ts'
import type { ContactMessage } from '../posted.ts'

/** A message as a letter. `href` opens a draft, shortened if necessary. `text` is the full text, for copying. */
export interface ContactLetter {
  href: string
  text: string
}

/** The form's words that the letter repeats, and the address it goes to. */
type LetterWords = Pick<ContactWords, 'name' | 'phone' | 'email' | 'reason' | 'subject' | 'shortened' | 'address'>

/** The letter that visitors send from their own mail app. */
export function contactLetter(message: ContactMessage, words: LetterWords): ContactLetter {
  const { shortened } = words
  const linkWith = (changes: Partial<ContactMessage>) =>
    mailLink({
      to: words.address,
      subject: words.subject.replace('{reason}', () => message.reason),
      body: bodyOf({ ...message, ...changes }, words),
    })
  const fits = (changes: Partial<ContactMessage>) => linkWith(changes).length <= maxLinkLength
  // The message is cut first, then the name if that is not enough: nothing else can be as long.
  const name = longestStart(message.name, shortened, (cut) => fits({ name: cut, message: '' }))
  const text = longestStart(message.message, shortened, (cut) => fits({ name, message: cut }))
  return { href: linkWith({ name, message: text }), text: bodyOf(message, words) }
}

/** One line per non-empty field, with the message below. */
function bodyOf(message: ContactMessage, words: LetterWords): string {
  const lines = (['name', 'phone', 'email', 'reason'] as const)
    .filter((field) => message[field] !== '')
    .map((field) => `${words[field]}: ${message[field]}`)
  return [...lines, '', message.message].join('\n')
}

/** The text, or as much of its beginning as fits, followed by `mark`. */
function longestStart(text: string, mark: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text
  const characters = [...text]
  const cut = (count: number) => `${characters.slice(0, count).join('').trimEnd()} ${mark}`
  const longest = cut(longestFit(characters.length, (count) => fits(cut(count))))
  return fits(longest) ? longest : ''
}
