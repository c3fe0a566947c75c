import type { RequestSource } from '../../shared/letters/sections.ts'
import type { AppointmentRequest, PostedRequest } from '../../shared/posted.ts'

/** A clean request as the practice's endpoint gets it. */
export const postedRequest = (
  request: AppointmentRequest,
  { pageName, url, referral }: RequestSource,
  language: string,
): PostedRequest => ({ ...request, page: pageName, url, referral: Object.fromEntries(referral), language })
