import type { ContactMethod, PreferredTime, VisitType, Weekday } from '../../shared/appointment.ts'
import { cleanLine, unreadable } from '../../shared/clean-line.ts'
import { sanitise } from '../../shared/sanitise.ts'

/** What a visitor asks for: the values of the form. `''` means not given. */
export interface AppointmentRequest {
  fullName: string
  phoneNumber: string
  emailAddress: string
  visitType: VisitType | ''
  /** Read only when the visit type is `other`. */
  otherVisitType: string
  preferredTime: PreferredTime | ''
  preferredDays: Weekday[]
  dateOfBirth: string
  insuranceProvider: string
  insuranceId: string
  referringDoctor: string
  contactMethod: ContactMethod | ''
  contactTime: string
  currentProblems: string
  currentMedications: string
  specialRequests: string
}

export const emptyRequest: AppointmentRequest = {
  fullName: '',
  phoneNumber: '',
  emailAddress: '',
  visitType: '',
  otherVisitType: '',
  preferredTime: '',
  preferredDays: [],
  dateOfBirth: '',
  insuranceProvider: '',
  insuranceId: '',
  referringDoctor: '',
  contactMethod: '',
  contactTime: '',
  currentProblems: '',
  currentMedications: '',
  specialRequests: '',
}

/** The request as it may leave the page: every text sanitised, on one line but for free text. */
export function cleanRequest(request: AppointmentRequest): AppointmentRequest {
  const cleaned = Object.entries(request).map(([name, value]) =>
    typeof value === 'string' ? [name, freeTexts.includes(name) ? cleanLines(value) : cleanLine(value)] : [name, value],
  )
  const texts = Object.fromEntries(cleaned) as AppointmentRequest
  return texts.visitType === 'other' ? texts : { ...texts, otherVisitType: '' }
}

const freeTexts = ['currentProblems', 'currentMedications', 'specialRequests']

/** Lines without words are left out. */
const cleanLines = (text: string) =>
  sanitise(text)
    .replace(unreadable, ' ')
    .replace(/\s*[\r\n]\s*/g, '\n')
    .trim()
