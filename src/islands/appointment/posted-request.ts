import type { RequestSource } from '../../shared/letters/sections.ts'
import type { AppointmentRequest, PostedRequest } from '../../shared/posted.ts'

/** A cleaned request in the form the practice's endpoint receives. */
export const postedRequest = (
  request: AppointmentRequest,
  { pageName, url, referral }: RequestSource,
  language: string,
): PostedRequest => ({ ...request, page: pageName, url, referral: Object.fromEntries(referral), language })
