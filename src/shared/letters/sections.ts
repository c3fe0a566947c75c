import type { AppointmentPractice, AppointmentWords } from '../islands.ts'
import type { AppointmentRequest } from '../posted.ts'

/** The page on which a request was written. */
export interface RequestSource {
  /** `''` on a page about nothing in particular. */
  pageName: string
  /** The URL without its query: the part of that which matters is in `referral`. */
  url: string
  referral: readonly (readonly [name: string, value: string])[]
}

/** How a value may be treated when a letter is too long: `free` is cut before any `short` answer, `fixed` never. */
export type Flexibility = 'free' | 'short' | 'fixed'

interface Line {
  label?: string
  /** `''` if not given: the line is then left out. */
  value: string
  flexibility: Flexibility
}

export interface Section {
  /** Only of sections that a letter can do without. */
  name?: 'referral' | 'location' | 'hours'
  /** Absent if the lines continue the previous section. */
  heading?: string
  lines: readonly Line[]
}

/** All sections of the letter to the practice, in order and uncut. */
export function sectionsOf(
  request: AppointmentRequest,
  source: RequestSource,
  practice: Pick<AppointmentPractice, 'name' | 'address' | 'hours'>,
  words: AppointmentWords,
): Section[] {
  type Typed = Exclude<keyof AppointmentRequest, 'preferredDays' | 'preferredTime' | 'visitType' | 'contactMethod'>
  const short = (name: Typed): Line => ({ label: words[name], value: request[name], flexibility: 'short' })
  const free = (name: Typed): Line => ({ label: words[name], value: request[name], flexibility: 'free' })
  const { visitType, preferredTime, preferredDays, contactMethod } = request
  return [
    {
      heading: words['mail.patient'],
      lines: [short('fullName'), short('dateOfBirth'), short('phoneNumber'), short('emailAddress')],
    },
    {
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
      heading: words['mail.preferences'],
      lines: [
        fixed(words.visitType, words[`visitTypes.${visitType}`] ?? ''),
        short('otherVisitType'),
        fixed(words.preferredDays, preferredDays.map((day) => words[`days.${day}`]).join(', ')),
        fixed(words.preferredTime, preferredTime && words[`times.${preferredTime}`]),
      ],
    },
    {
      heading: words['mail.contact'],
      lines: [
        fixed(words.contactMethod, contactMethod && words[`contactMethods.${contactMethod}`]),
        short('contactTime'),
      ],
    },
    { heading: words['mail.additional'], lines: [free('specialRequests')] },
    {
      heading: words['mail.source'],
      lines: [
        { label: words['mail.page'], value: source.pageName || words.general, flexibility: 'short' },
        { label: words['mail.address'], value: source.url, flexibility: 'short' },
      ],
    },
    { name: 'referral', lines: source.referral.map(([name, value]) => ({ label: name, value, flexibility: 'short' })) },
    {
      name: 'location',
      heading: words['mail.location'],
      lines: [practice.name, practice.address].map((value) => fixed(undefined, value)),
    },
    { name: 'hours', heading: words['mail.hours'], lines: practice.hours.map((value) => fixed(undefined, value)) },
  ]
}

const fixed = (label: string | undefined, value: string): Line => ({ label, value, flexibility: 'fixed' })
