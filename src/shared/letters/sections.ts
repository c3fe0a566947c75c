import type { AppointmentPractice, AppointmentWords } from '../islands.ts'
import type { AppointmentRequest } from '../posted.ts'

/** The page a request is written from. */
export interface RequestSource {
  /** `''` on a page about nothing in particular. */
  pageName: string
  /** Without its query: what matters of that is in `referral`. */
  url: string
  referral: readonly (readonly [name: string, value: string])[]
}

/** How a value may be treated when a letter gets too long: `free` text is cut before any `short` answer, the rest never. */
export type Give = 'free' | 'short' | 'fixed'

export interface Line {
  label?: string
  /** `''` when not given: the line is left out. */
  value: string
  give: Give
}

export interface Section {
  name: 'patient' | 'medical' | 'preferences' | 'contact' | 'additional' | 'source' | 'referral' | 'location' | 'hours'
  /** Missing where the lines continue the previous section. */
  heading?: string
  lines: readonly Line[]
}

/** Everything the letter to the practice says, in order, before anything is cut. */
export function sectionsOf(
  request: AppointmentRequest,
  source: RequestSource,
  practice: Pick<AppointmentPractice, 'name' | 'address' | 'hours'>,
  words: AppointmentWords,
): Section[] {
  type Typed = Exclude<keyof AppointmentRequest, 'preferredDays' | 'preferredTime' | 'visitType' | 'contactMethod'>
  const short = (name: Typed): Line => ({ label: words[name], value: request[name], give: 'short' })
  const free = (name: Typed): Line => ({ label: words[name], value: request[name], give: 'free' })
  const { visitType, preferredTime, preferredDays, contactMethod } = request
  return [
    {
      name: 'patient',
      heading: words['mail.patient'],
      lines: [short('fullName'), short('dateOfBirth'), short('phoneNumber'), short('emailAddress')],
    },
    {
      name: 'medical',
      heading: words['mail.medical'],
      lines: [
        short('insuranceProvider'),
        short('insuranceId'),
        short('referringDoctor'),
        free('currentProblems'),
        free('currentMedications'),
      ],
    },
    {
      name: 'preferences',
      heading: words['mail.preferences'],
      lines: [
        fixed(words.visitType, words[`visitTypes.${visitType}`] ?? ''),
        short('otherVisitType'),
        fixed(words.preferredDays, preferredDays.map((day) => words[`days.${day}`]).join(', ')),
        fixed(words.preferredTime, preferredTime && words[`times.${preferredTime}`]),
      ],
    },
    {
      name: 'contact',
      heading: words['mail.contact'],
      lines: [
        fixed(words.contactMethod, contactMethod && words[`contactMethods.${contactMethod}`]),
        short('contactTime'),
      ],
    },
    { name: 'additional', heading: words['mail.additional'], lines: [free('specialRequests')] },
    {
      name: 'source',
      heading: words['mail.source'],
      lines: [
        { label: words['mail.page'], value: source.pageName || words.general, give: 'short' },
        { label: words['mail.address'], value: source.url, give: 'short' },
      ],
    },
    { name: 'referral', lines: source.referral.map(([name, value]) => ({ label: name, value, give: 'short' })) },
    {
      name: 'location',
      heading: words['mail.location'],
      lines: [practice.name, practice.address].map((value) => fixed(undefined, value)),
    },
    { name: 'hours', heading: words['mail.hours'], lines: practice.hours.map((value) => fixed(undefined, value)) },
  ]
}

const fixed = (label: string | undefined, value: string): Line => ({ label, value, give: 'fixed' })
