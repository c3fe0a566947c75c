import * as z from 'zod'
import { isWebAddress } from '../../../src/shared/web-address.ts'

/** Words a visitor reads. May hold `{facts}`, `**strong**` and `[links](/page/id)`. */
export const words = z.string().trim().min(1, 'must not be empty')

/** Lower-case words joined by single hyphens: the last part of a URL. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'BAD_SLUG: must be lower-case letters a-z, digits and single hyphens')

/** An absolute https address. */
export const webAddress = z
  .string()
  .regex(/^https:\/\/[^\s/$.?#][^\s]*$/, 'BAD_URL: must be a web address that starts with https://')

/** Where the browser asks a service: an https address or, for trying it out, a server on this machine. */
export const serviceAddress = z
  .string()
  .refine(
    (text) => isWebAddress(text) && (text.startsWith('https://') || isOnThisMachine(text)),
    'BAD_URL: must be a web address that starts with https://',
  )

/** Whether a service address is of use on the author's machine only. `check --release` refuses it. */
export const isOnThisMachine = (address: string) => /^http:\/\/(localhost|127\.0\.0\.1)([:/]|$)/.test(address)

export const emailAddress = z
  .string()
  .max(254)
  .regex(/^[^\s@,;<>"?&%]+@[^\s@,;<>"?&%]+\.[a-z]{2,}$/i, 'BAD_EMAIL: must be one e-mail address')

/** A North American phone number as people write it: area code and exchange start with 2-9. */
export const phoneNumber = z
  .string()
  .regex(/^(\+1 )?\([2-9]\d{2}\) [2-9]\d{2}-\d{4}$/, 'BAD_PHONE: must be a phone number written (714) 555-0100')

/** A URL path of this site, `/conditions/dry-eye`: how one page names another. */
export const pageId = z
  .string()
  .regex(/^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/, 'BAD_PAGE_ID: must be a page of this site, written /conditions/dry-eye')

/** The same thing in both languages. Spanish may be missing while it is being written. */
export function localized<T extends z.ZodType>(content: T) {
  return z.strictObject({ en: content, es: content.optional() })
}
