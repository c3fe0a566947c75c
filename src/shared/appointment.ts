// What an appointment can be asked for: the manifest's schema, the templates and the dialog name the same options.

export const preferredTimes = ['morning', 'afternoon', 'late-afternoon'] as const

export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'] as const

export const contactMethods = ['phone', 'email', 'text'] as const

/** What identifies a patient beyond a name. The dialog asks for it only where the manifest says so. */
export const privateFields = ['dateOfBirth', 'insuranceId'] as const

/** One of the vertical's visit types: `other` asks for words of the visitor's own. */
export type VisitType = string
export type PreferredTime = (typeof preferredTimes)[number]
export type Weekday = (typeof weekdays)[number]
export type ContactMethod = (typeof contactMethods)[number]
export type PrivateField = (typeof privateFields)[number]
