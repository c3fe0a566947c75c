// The options of an appointment request, shared by the manifest's schema, the templates and the dialog.

export const preferredTimes = ['morning', 'afternoon', 'late-afternoon'] as const

export const daysOfWeek = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

export const contactMethods = ['phone', 'email', 'text'] as const

/** Values that identify a patient beyond a name. The dialog asks for them only where the manifest says so. */
export const privateFields = ['dateOfBirth', 'insuranceId'] as const

/** One of the vertical's visit types. `other` asks visitors for their own words. */
export type VisitType = string
export type PreferredTime = (typeof preferredTimes)[number]
export type DayOfWeek = (typeof daysOfWeek)[number]
export type ContactMethod = (typeof contactMethods)[number]
/** What the dialog does not ask at every practice. */
export type AskedField = (typeof privateFields)[number] | 'insuranceProvider'
