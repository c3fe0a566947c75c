import { contactMethods, type PrivateField, preferredTimes, type VisitType, weekdays } from './appointment.ts'
import type { Language } from './languages.ts'

// Imported by the templates and the browser: the contract between a pre-rendered island and the script that wakes it.

/** The keys below `appointment:` in manifest/ui that the dialog reads. */
export const appointmentWords = [
  'description',
  'general',
  'ready',
  'cancel',
  'call',
  'patient',
  'preferences',
  'more',
  'fullName',
  'phoneNumber',
  'emailAddress',
  'answer',
  'checkPhone',
  'checkEmail',
  'visitType',
  'otherVisitType',
  'preferredTime',
  'preferredDays',
  'noPreference',
  'dateOfBirth',
  'insuranceProvider',
  'insuranceId',
  'referringDoctor',
  'contactMethod',
  'contactTime',
  'currentProblems',
  'currentMedications',
  'specialRequests',
  'privacy',
  'submit',
  'opening',
  'tooMany',
  'waitSeconds',
  'tryAgain',
  'mismatch',
  'refresh',
  'next',
  'nextText',
  'shortened',
  'openMail',
  'otherWays',
  'request',
  'copy',
  'copied',
  'copyByHand',
  'share',
  'emlFile',
  'gmail',
  'outlook',
  'change',
  'done',
  'subject',
  'post.description',
  'post.privacy',
  'post.submit',
  'post.sending',
  'post.later',
  'post.received',
  'post.receivedText',
  'post.failed',
  'post.failedText',
  'post.mail',
  'mail.patient',
  'mail.medical',
  'mail.preferences',
  'mail.contact',
  'mail.additional',
  'mail.source',
  'mail.location',
  'mail.hours',
  'mail.page',
  'mail.address',
  'mail.nothing',
  'mail.shortened',
  'mail.respond',
] as const

/** The same for the choices that all practices share. */
export const choiceWords = [
  ...preferredTimes.map((time) => `times.${time}` as const),
  ...weekdays.map((day) => `days.${day}` as const),
  ...contactMethods.map((method) => `contactMethods.${method}` as const),
] as const

/**
 * The words of the appointment dialog by key, in the page's language; `{phone}` and the like are filled in when shown.
 * The visit types are the keys that start with `visitTypes.`, in their order.
 */
export type AppointmentWords = Record<
  (typeof appointmentWords)[number] | (typeof choiceWords)[number] | `visitTypes.${VisitType}`,
  string
>

/** The ids of the visit types. */
export const visitTypesOf = (words: AppointmentWords): VisitType[] =>
  Object.keys(words).flatMap((key) => /^visitTypes\.(.+)$/.exec(key)?.[1] ?? [])

/**
 * Where they are published, below the site's root: no page carries the words of a dialog that most visitors never open.
 */
export const appointmentWordsFile = (language: Language) => `appointment-${language}.json`

/** What the appointment dialog knows of the practice. */
export interface AppointmentPractice {
  /** The one address every request goes to. */
  recipient: string
  name: string
  /** On one line. */
  address: string
  hours: readonly string[]
  /** The page's. */
  phone: { text: string; href: string }
  asksFor: readonly PrivateField[]
  /** Where requests are posted to; without it they go by the visitor's mail app. */
  endpoint?: string
}

/** The words around toasts. Their own text comes from whoever shows one. */
export interface ToastWords {
  /** What screen readers call the corner they appear in. */
  label: string
  close: string
}

/** The words and facts of the contact form, already in the visitor's language. */
export interface ContactWords {
  /** What the form is called, for screen readers that list the landmarks of a page. */
  form: string
  name: string
  phone: string
  email: string
  reason: string
  message: string
  /**
   * The reasons to choose from, in order: what the visitor reads and the mail says, and the id that an endpoint gets.
   */
  reasons: { id: string; label: string }[]
  /** What has to be filled in. */
  needed: string
  send: string
  sending: string
  sent: string
  /** What the button does without our script, and with it where there is no endpoint. */
  note: string
  /** What the button does when our script posts the message to an endpoint. */
  notePosted: string
  summary: string
  errors: { answer: string; phone: string; email: string; message: string }
  done: { title: string; text: string }
  draft: { title: string; text: string; open: string; copy: string; copied: string; byHand: string }
  failed: { toast: string; title: string; text: string; wait: string; write: string }
  /** `{reason}` is the visitor's. */
  subject: string
  /** Stands at the end of a text that had to be cut for a mail link. */
  shortened: string
  call: string
  phoneHref: string
  address: string
}

/** What the staff's tools say, already in the page's language. */
export interface ToolsWords {
  /** The link leads to another site. */
  otherSite: string
  /** The page is not in the inventory. */
  unlisted: string
  /** A value looks like a person's. */
  personal: string
  copied: string
  notCopied: string
  /** What this browser has stored: nothing, nothing that can be read, or no storage at all. */
  none: string
  broken: string
  denied: string
  purged: string
  /** No row in a list; no time known. */
  nothing: string
  unknown: string
  /** Replaces the note, shown until the script runs, that the tools need it. */
  promise: string
  /** `{shown}` of `{rows}` rows are left by the filter. */
  shown: string
}
