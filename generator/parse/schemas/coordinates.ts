import * as z from 'zod'

/** A place on the earth, in degrees: west of Greenwich is negative. */
export const coordinates = z.strictObject({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) })

export type Coordinates = z.infer<typeof coordinates>
