import { daysOfWeek } from '../../../src/shared/appointment.ts'
import { cleanLine } from '../../../src/shared/clean-line.ts'
import { isEmailAddress } from '../../../src/shared/email-address.ts'
import { knownCode } from '../../../src/shared/languages.ts'
import { cleanLines, cleanRequest } from '../../../src/shared/letters/clean-request.ts'
import { contactLetter } from '../../../src/shared/letters/contact-letter.ts'
import { writeLetter } from '../../../src/shared/letters/request-letter.ts'
import { addressLine } from '../../../src/shared/postal-address.ts'
import type { PostedMessage, PostedRequest } from '../../../src/shared/posted.ts'
import { appointmentTexts } from '../../emit/appointment-words.ts'
import type { LayoutData } from '../../page.ts'
import { type Posted, requestsPath } from '../../receiving/receive.ts'
import type { Site } from '../../site.ts'
import type { Mail } from './services.ts'

/**
 * The letter that brings a posted form to the practice: the same one that the visitor's own mail app would send. Its
 * subject contains nothing that was typed; its reply-to address is one that services accept.
 */
export function mailOf(posted: Posted, site: Site): Omit<Mail, 'from'> {
  const { languages } = site.manifest
  const { code } = languages.find((each) => knownCode(each.code) === posted.body.language) ?? languages[0]
  const layout = site.layout(code)
  const written = posted.path === requestsPath ? ofRequest(posted.body, layout, site) : ofMessage(posted.body, layout)
  const { replyTo, ...letter } = written
  return { to: layout.practice.email, ...letter, ...(isTaken(replyTo) && { replyTo }) }
}

/**
 * Stricter than what a visitor may type: `ana.@example.com` does reach some people, but services refuse a whole letter
 * because of it, on every try. https://postmarkapp.com/support/article/1180-what-does-errorcode-300-mean
 */
const isTaken = (address: string) =>
  isEmailAddress(address) && /^[^.?@]+(\.[^.?@]+)*@/.test(address) && address.indexOf('@') <= 64

type Written = Pick<Mail, 'subject' | 'text'> & { replyTo: string }

function ofRequest({ page, url, referral, ...values }: PostedRequest, layout: LayoutData, site: Site): Written {
  const request = cleanRequest(values)
  const source = {
    pageName: cleanLine(page),
    url: cleanLine(url),
    referral: Object.entries(referral).map(([name, value]) => [cleanLine(name), cleanLine(value)] as const),
    emailSubject: '',
  }
  const { name, email, address, hours } = layout.practice
  const practice = { recipient: email, name, address: addressLine(address), hours }
  // Every day: the visitor's page may be older than the opening hours.
  const words = appointmentTexts(layout, site.manifest, daysOfWeek)
  const { letter, text } = writeLetter(request, source, practice, words)
  return { subject: letter.subject, text, replyTo: request.emailAddress }
}

function ofMessage({ name, phone, email, reason, message }: PostedMessage, { words, practice }: LayoutData): Written {
  const label = practice.contactReasons.includes(reason) ? words(`contact.reasons.${reason}`) : ''
  const subject = words('contact.subject', { reason: '{reason}' })
  const written = {
    name: cleanLine(name),
    phone: cleanLine(phone),
    email: cleanLine(email),
    reason: label,
    message: cleanLines(message),
  }
  const { text } = contactLetter(written, {
    name: words('contact.name'),
    phone: words('contact.phone'),
    email: words('contact.email'),
    reason: words('contact.reason'),
    subject,
    shortened: words('contact.shortened'),
    address: practice.email,
  })
  return { subject: subjectFor(label, subject), text, replyTo: written.email }
}

/** Without a reason, the marks around it go too: nothing would follow a colon. */
const subjectFor = (label: string, subject: string) =>
  (label === ''
    ? subject.replace(/[\p{P}\s]*\{reason\}[\p{P}\s]*/u, ' ')
    : subject.replace('{reason}', () => label)
  ).trim()
