import * as z from 'zod'
import { emailAddressPattern, maxEmailAddressLength } from '../../../src/shared/email-address.ts'
import { phoneNumberPattern } from '../../../src/shared/phone-number.ts'
import { hostAndPath, isWebAddress } from '../../../src/shared/web-address.ts'

/** Words a visitor reads. May contain `{facts}`, `**strong**` and `[links](/page/id)`. */
export const words = z.string().trim().min(1, 'must not be empty')

/** Words that are filled into a sentence, and so have no period of their own. They may end in an abbreviation: "6 p. m." */
export const clause = words.refine(
  (text) => !/(?:\p{L}{2}[.!?]|[。！？])$/u.test(text),
  'must be part of a sentence. Fix: Remove the period at its end, and begin it as in the middle of a sentence.',
)

/** Lower-case words joined by single hyphens: the last part of a URL. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'BAD_SLUG: must be lower-case letters a-z, digits and single hyphens')

const wantsHttps = 'BAD_URL: must be a web address that starts with https://'

const wantsNoSpace = 'BAD_URL: must have no space in it. Fix: Write it as a browser shows it when the page is open.'

const wantsHost = 'BAD_URL: must have the name of a site after https://, such as https://www.example.com'

/** Told apart from what does not start with https://. */
const withoutSpace = z
  .string()
  .refine((address) => !/^https:\/\/.*\s/s.test(address), { error: wantsNoSpace, abort: true })

/** An absolute https address. */
export const webAddress = withoutSpace
  .regex(new RegExp(`^https://${hostAndPath}$`), { error: wantsHttps, abort: true })
  .refine(isWebAddress, wantsHost)

const label = '[A-Za-z0-9]([A-Za-z0-9-]*[A-Za-z0-9])?'
const hostName = `${label}(\\.${label})*\\.?(:\\d+)?`

/**
 * The host of an address goes into the content security policy, where a `;` would start a rule and a `*` would allow
 * everything: it must be a plain name, or all subdomains of one, but not of a top-level domain, since `*.com` is half the
 * web. User name and password are not allowed before it, because browsers refuse to send them.
 */
const service = `https://(${hostName}([/?#]\\S*)?|\\*\\.${label}\\.${hostName})`

const thisMachine = 'http://(localhost|127\\.0\\.0\\.1)(:\\d+)?(/\\S*)?'

/** Whether URL reads it as the pattern above does: a port may be too high. */
const isService = (address: string) => isWebAddress(address.replace('//*.', '//'))

/** Where the browser sends requests to a service: an https address or, for trial runs, a server on this machine. */
export const serviceAddress = withoutSpace
  .regex(new RegExp(`^(${service}|${thisMachine})$`), wantsHttps)
  .refine(isService, wantsHttps)

const sitePath = '(/[A-Za-z0-9._~-]+)+'

const wantsPlace =
  'BAD_URL: must be a web address that starts with https://, or a path of the site such as /api/requests'

/** Where a form is posted to: a service, or a path that the site's own host answers. */
export const postAddress = withoutSpace
  .regex(new RegExp(`^(${service}|${thisMachine}|${sitePath})$`), wantsPlace)
  .refine((address) => address.startsWith('/') || isService(address), wantsPlace)

/** Whether a service address only works on the author's machine. `check --release` rejects it. */
export const isOnThisMachine = (address: string) => new RegExp(`^${thisMachine}$`).test(address)

const wantsEmail = 'BAD_EMAIL: must be one email address'

/**
 * Stricter than what a visitor may type: links contain it as written, where `?`, `&`, `%` and `#` have a meaning of
 * their own.
 */
export const emailAddress = z
  .string()
  .max(maxEmailAddressLength)
  .regex(emailAddressPattern, wantsEmail)
  .regex(/^[^?&%#]*$/, wantsEmail)

/** The two-letter code of one of the United States: checks/places/states.ts checks that the state exists. */
export const state = words.meta({ pattern: '^[A-Z]{2}$' })

/**
 * As people write it, `714.555.0100` or `1-714-555-0100`, without an extension. Outside North America it starts with 0
 * or the code of the country: checks/practice/phones.ts checks it against the rules of the country.
 */
export const phoneNumber = z
  .string()
  .regex(
    new RegExp(`^(${phoneNumberPattern}|(\\+(?!1)|\\(?0)[\\d ()./-]{6,18}\\d)$`),
    'BAD_PHONE: must be a phone number such as (714) 555-0100, or +44 161 496 0000 elsewhere',
  )

/** An American postal code, with or without the four digits of a block or building. */
export const zipCode = /^\d{5}(-\d{4})?$/

const pagePath = /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/

/** A URL path of this site, `/conditions/dry-eye`: how one page refers to another. */
export const pageId = z
  .string()
  .regex(pagePath, 'BAD_PAGE_ID: must be a page of this site, such as /conditions/dry-eye')

export const isPageId = (text: string): boolean => pageId.safeParse(text).success

/** A new address of a page, `/es/condiciones/ojo-seco`: own-paths.ts checks it, because it depends on the language. */
export const pageAddress = z.string().meta({
  pattern: pagePath.source,
  patternErrorMessage: 'Must have only a-z, 0-9, hyphens and slashes, and start with the prefix of the language.',
})
