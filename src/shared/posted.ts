import type { ContactMethod, DayOfWeek, PreferredTime, VisitType } from './appointment.ts'

// The JSON that an endpoint receives: the contract between the forms and whoever accepts their data.

/** A visitor's request: the form's values, `''` where not given. */
export interface AppointmentRequest {
  fullName: string
  phoneNumber: string
  emailAddress: string
  visitType: VisitType | ''
  /** Read only if the visit type is `other`. */
  otherVisitType: string
  preferredTime: PreferredTime | ''
  preferredDays: DayOfWeek[]
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

/** An appointment request and the page it was written on. */
export interface PostedRequest extends AppointmentRequest {
  /** `''` on a page about nothing in particular. */
  page: string
  /** The URL without its query. */
  url: string
  /** The query parameters that show where the visitor came from, by name: `utm_source` and the like. */
  referral: Record<string, string>
  language: string
}

/** The values of the contact form by field. `reason` is the label that the visitor chose. */
export interface ContactMessage {
  name: string
  phone: string
  email: string
  reason: string
  message: string
}

/** A message from the contact form. Here `reason` is an id, the same in every language. */
export interface PostedMessage extends ContactMessage {
  language: string
}
