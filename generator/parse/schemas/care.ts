import * as z from 'zod'

/** How soon a reader must act. Emergency: 911 or an emergency room now. Urgent: an eye doctor the same day. */
export const careLevel = z.enum(['emergency', 'urgent', 'routine'])

export type CareLevel = z.infer<typeof careLevel>
