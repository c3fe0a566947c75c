import * as z from 'zod'
import { contactMethods, daysOfWeek, preferredTimes } from '../../src/shared/appointment.ts'
import { cleanLine } from '../../src/shared/clean-line.ts'
import type { PostedMessage, PostedRequest } from '../../src/shared/posted.ts'
import { maxTextLength } from '../../src/shared/sanitise.ts'

const text = z.string().max(maxTextLength)

/** More than the parameters of a URL that show where a visitor came from. */
const maxTags = 20

/** Whether anything is left of a text once it has been cleaned for the letter. */
const isFilled = (value: string) => cleanLine(value) !== ''

const orNothing = <Value extends z.ZodType>(value: Value) => z.union([z.literal(''), value])

/** An appointment request that can be answered: it has a phone number or an email address. */
export const postedRequest = z
  .strictObject({
    fullName: text,
    phoneNumber: text,
    emailAddress: text,
    visitType: text,
    otherVisitType: text,
    preferredTime: orNothing(z.enum(preferredTimes)),
    // Any day: the visitor's page may be older than the opening hours.
    preferredDays: z.array(z.enum(daysOfWeek)).max(daysOfWeek.length),
    dateOfBirth: text,
    insuranceProvider: text,
    insuranceId: text,
    referringDoctor: text,
    contactMethod: orNothing(z.enum(contactMethods)),
    contactTime: text,
    currentProblems: text,
    currentMedications: text,
    specialRequests: text,
    page: text,
    url: text,
    referral: z.record(z.string().max(40), text).refine((tags) => Object.keys(tags).length <= maxTags),
    language: z.string().min(2).max(35),
  })
  .refine(({ phoneNumber, emailAddress }) => isFilled(phoneNumber + emailAddress)) satisfies z.ZodType<PostedRequest>

/** A message from the contact form that is not empty, and can be answered. */
export const postedMessage = z
  .strictObject({
    name: text,
    phone: text,
    email: text,
    reason: text,
    message: text.refine(isFilled),
    language: z.string().min(2).max(35),
  })
  .refine(({ phone, email }) => isFilled(phone + email)) satisfies z.ZodType<PostedMessage>
