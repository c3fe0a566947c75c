import { type AskedField, contactMethods, type DayOfWeek, preferredTimes, type VisitType } from './appointment.ts'
import type { Language } from './languages.ts'

// The contract between a pre-rendered island and the script that starts it, for the templates and the browser.

/** The keys under `appointment:` in manifest/ui that the dialog reads. */
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
  'full',
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
  'post.again',
  'post.mail',
  'post.others',
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

/** The keys of the choices that all practices share. A function, so that the dialog's script can leave it out. */
export const choiceWords = () => [
  ...preferredTimes.map((time) => `times.${time}` as const),
  ...contactMethods.map((method) => `contactMethods.${method}` as const),
]

/**
 * The appointment dialog's words by key, in the page's language. Placeholders such as `{phone}` are filled in when
 * shown. The visit types and the days to choose from are the keys that start with `visitTypes.` and `days.`, in order.
 */
export type AppointmentWords = Record<
  (typeof appointmentWords)[number] | ReturnType<typeof choiceWords>[number] | `visitTypes.${VisitType}`,
  string
> &
  Partial<Record<`days.${DayOfWeek}`, string>>

/** The choices that differ between practices: their ids and labels. */
export const choicesOf = (words: AppointmentWords, name: 'visitTypes' | 'days'): [id: string, label: string][] =>
  Object.entries(words).flatMap(([key, label]) =>
    key.startsWith(`${name}.`) ? [[key.slice(name.length + 1), label]] : [],
  )

/** Where the words are published, below the site's root. No page carries them: most visitors never open the dialog. */
export const appointmentWordsFile = (language: Language) => `appointment-${language}.json`

/** What the appointment dialog knows about the practice. */
export interface AppointmentPractice {
  /** The address that every request goes to. */
  recipient: string
  name: string
  /** On a single line. */
  address: string
  hours: readonly string[]
  /** The page's own number. */
  phone: { text: string; href: string }
  asksFor: readonly AskedField[]
  /** Where requests are posted. Without it, they go through the visitor's mail app. */
  endpoint?: string
}

/** The labels around toasts. A toast's own text comes from its caller. */
export interface ToastWords {
  /** The screen reader label of the corner where they appear. */
  label: string
  close: string
}

/** The id of the contact form's section, to which the buttons for an appointment lead without JavaScript. */
export const contactFormId = 'contact-form'

/** The words and facts of the contact form, already in the visitor's language. */
export interface ContactWords {
  /** The form's name, for screen readers that list a page's landmarks. */
  form: string
  name: string
  phone: string
  email: string
  reason: string
  message: string
  /**
   * The reasons to choose from, in order: the label, which the visitor and the mail show, and the id an endpoint gets.
   */
  reasons: { id: string; label: string }[]
  /** The note on what must be filled in. */
  needed: string
  send: string
  sending: string
  sent: string
  /** What the button does without our script, or with it if there is no endpoint. */
  note: string
  /** What the button does when our script posts the message to an endpoint. */
  notePosted: string
  summary: string
  errors: { answer: string; phone: string; email: string; message: string }
  /** Shown on a field without blocking the message. */
  hints: { phone: string; full: string }
  done: { title: string; text: string }
  draft: { title: string; text: string; open: string; copy: string; copied: string; byHand: string }
  failed: { toast: string; title: string; text: string; wait: string; write: string }
  /** With the placeholder `{reason}` for the visitor's reason. */
  subject: string
  /** Appended to a text cut short to fit a mail link. */
  shortened: string
  call: string
  phoneHref: string
  address: string
}

/** The texts of the staff's tools, in the page's language. */
export interface ToolsWords {
  /** The link leads to another site. */
  otherSite: string
  /** The page is not in the inventory. */
  unlisted: string
  /** A value looks like personal data. */
  personal: string
  copied: string
  notCopied: string
  /** This browser has stored nothing, nothing readable, or has no storage at all. */
  none: string
  broken: string
  denied: string
  purged: string
  /** For an empty list, and for an unknown time. */
  nothing: string
  unknown: string
  /** That nothing typed is stored or sent. Replaces the note that the tools need scripts, once ours runs. */
  promise: string
  /** The filter leaves `{shown}` of `{rows}` rows. */
  shown: string
}
