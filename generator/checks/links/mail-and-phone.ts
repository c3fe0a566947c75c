import { isPhoneNumber } from '../../../src/shared/phone-number.ts'
import type { Path } from '../../read/raw-values.ts'
import { pageIds, writtenFile } from '../../urls.ts'
import { fillInsAt } from '../fill-ins.ts'

/** How a link would reach somebody. In a text, only pages and https addresses can be linked. */
export type Way = 'email' | 'phone'

/** How a link would reach somebody, if its target is an email address or a phone number: `mailto:a@b.example`. */
export function wayOf(target: string): Way | undefined {
  if (/^mailto:/i.test(target) || /^[^\s/:@]+@[^\s/@]+$/.test(target)) return 'email'
  return /^(?:tel|sms):/i.test(target) || isPhoneNumber(target) ? 'phone' : undefined
}

/** What to write in place of the link. */
export function insteadOfLink(way: Way, file: string, path: Path, isOthers = false): string {
  const isFilledIn = fillInsAt(file, path, [way]).includes(way)
  if (way === 'phone')
    return isFilledIn
      ? 'Write {phone} in the text instead, or any other number itself: it becomes a link to call.'
      : 'Write the number itself in the text, without a link.'
  if (!isFilledIn || isOthers) return 'Write the email address itself in the text, without a link.'
  const isContact = file === writtenFile(pageIds.contact)
  return `Write {email} in the text instead${isContact ? '' : `, or link to ${pageIds.contact}`}.`
}

/** Whether the target is an email address of somebody other than the practice, as far as can be told. */
export const isOthersEmail = (target: string, own: string | undefined): boolean =>
  own !== undefined && target.replace(/^mailto:|\?.*$/gi, '').toLowerCase() !== own.toLowerCase()
