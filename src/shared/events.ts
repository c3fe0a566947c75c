/** The events of a visit, by the names that specification section 7 gives them. */
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
  'phone_call',
  'form_submit',
  'geo_access_check',
  'geo_access_granted',
  'geo_access_denied',
] as const

export type EventName = (typeof eventNames)[number]
