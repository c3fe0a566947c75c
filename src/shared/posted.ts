import type { ContactMethod, PreferredTime, VisitType, Weekday } from './appointment.ts'

// What an endpoint gets as JSON: the contract between the forms and whoever takes what they send.

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

/** A request for an appointment, and the page it was written on. */
export interface PostedRequest extends AppointmentRequest {
  /** `''` on a page about nothing in particular. */
  page: string
  /** Without its query. */
  url: string
  /** What of the query tells where the visitor came from, by name: `utm_source` and the like. */
  referral: Record<string, string>
  language: string
}

/** A message of the contact form. `reason` is an id, the same in every language. */
export interface PostedMessage {
  name: string
  phone: string
  email: string
  reason: string
  message: string
  language: string
}
