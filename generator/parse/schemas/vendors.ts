import * as z from 'zod'
import { serviceAddress } from './text.ts'

/** Where its script is loaded from, when not from the vendor's usual address. */
const script = serviceAddress.optional()
/** Where it sends data, in addition to its known addresses: added to the content security policy. */
const sendsTo = z.array(serviceAddress).default([])

/** An outside tool. It loads only with the visitor's consent, and never when Global Privacy Control is on. */
const vendor = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('tag-manager'),
    id: z.string().regex(/^GTM-[A-Z0-9]+$/, 'must be a container, written GTM-ABC123'),
    script,
    sendsTo,
  }),
  z.strictObject({
    kind: z.literal('ads'),
    id: z.string().regex(/^(AW|G)-[A-Z0-9]+$/, 'must be a tag, written AW-123456789'),
    script,
    sendsTo,
  }),
  z.strictObject({
    kind: z.literal('pixel'),
    id: z.string().regex(/^\d+$/, 'must be the number of a pixel, in quotes'),
    script,
    sendsTo,
  }),
  /** Replaces the phone numbers on the page. Its script has a different address for every practice. */
  z.strictObject({
    kind: z.literal('call-tracking'),
    id: z.string().regex(/^[\w-]+$/),
    script: serviceAddress,
    sendsTo,
  }),
  z.strictObject({ kind: z.literal('session-replay'), id: z.string().regex(/^[\w-]+$/), script, sendsTo }),
])

export const vendorsSchema = z
  .array(vendor)
  .refine(
    (vendors) => new Set(vendors.map(({ kind }) => kind)).size === vendors.length,
    'must name each kind of tool once at most',
  )
  .default([])
