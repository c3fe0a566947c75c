/**
 * The events of a visit, with the names from section 7 of the specification. `phone_call` is not among them: a page
 * learns that a number was pressed, `phone_click`, but never whether a call followed.
 */
export const eventNames = [
  'page_view',
  'button_click',
  'phone_click',
  'email_click',
  'form_start',
  'form_complete',
  'appointment_start',
  'appointment_request',
  'appointment_cancel',
  'form_submit',
  'geo_access_check',
  'geo_access_granted',
  'geo_access_denied',
] as const

/** Whose page views a site counts: those of visitors from the United States, as specified, everyone's or no one's. */
export const pageViewRules = ['us', 'everyone', 'none'] as const

export type PageViews = (typeof pageViewRules)[number]

export type EventName = (typeof eventNames)[number]
