import * as z from 'zod'

/** An https address, or one on this machine, to try a tool out against a stand-in. */
const address = z
  .string()
  .regex(
    /^(https:\/\/[^\s/$.?#][^\s]*|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?(\/\S*)?)$/,
    'BAD_URL: must be a web address that starts with https://',
  )

/** Where its script comes from, when that is not the vendor's usual address. */
const script = address.optional()
/** Where it sends to, besides the addresses known of it: they go into the content security policy. */
const sendsTo = z.array(address).default([])

/** An outside tool. It loads only after the visitor's yes, and never where Global Privacy Control is on. */
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
  /** Swaps the phone numbers of the page. Its script has an address of its own for every practice. */
  z.strictObject({ kind: z.literal('call-tracking'), id: z.string().regex(/^[\w-]+$/), script: address, sendsTo }),
  z.strictObject({ kind: z.literal('session-replay'), id: z.string().regex(/^[\w-]+$/), script, sendsTo }),
])

export const vendorsSchema = z
  .array(vendor)
  .refine(
    (vendors) => new Set(vendors.map(({ kind }) => kind)).size === vendors.length,
    'must name each kind of tool once at most',
  )
  .default([])
