import { cleanLine, unreadable } from '../clean-line.ts'
import { withoutFinalMark } from '../email-address.ts'
import type { AppointmentRequest } from '../posted.ts'
import { sanitise } from '../sanitise.ts'

/** The request as it may leave the page: every text sanitized and, except for free text, on one line. */
export function cleanRequest(request: AppointmentRequest): AppointmentRequest {
  const cleaned = Object.entries(request).map(([name, value]) =>
    typeof value === 'string' ? [name, freeTexts.includes(name) ? cleanLines(value) : cleanLine(value)] : [name, value],
  )
  const texts = Object.fromEntries(cleaned) as AppointmentRequest
  const emailAddress = withoutFinalMark(texts.emailAddress)
  return { ...texts, emailAddress, otherVisitType: texts.visitType === 'other' ? texts.otherVisitType : '' }
}

const freeTexts = ['currentProblems', 'currentMedications', 'specialRequests']

/** Sanitizes free text and removes blank lines. */
export const cleanLines = (text: string) =>
  sanitise(text)
    .replace(unreadable, ' ')
    .replace(/\s*[\r\n]\s*/g, '\n')
    .trim()
