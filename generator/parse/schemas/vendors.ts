import * as z from 'zod'
import type { VendorKind } from '../../../src/shared/vendors.ts'
import { key } from './key.ts'
import { serviceAddress } from './text.ts'

const usualScript = 'The address that the script of the tool is loaded from, if it is not the usual one.'
const anyScript = 'https://tags.example.com/tool.js'
const script = key(serviceAddress.optional(), usualScript, anyScript)
const sendsTo = key(
  z.array(serviceAddress).default([]),
  'Addresses that the tool sends data to, in addition to its known addresses. The browser blocks all others.',
  ['https://tags.example.com'],
)

const account = z.string().regex(/^[\w-]+$/, 'must be an ID of letters, digits, hyphens and underscores')

const tool = <K extends string, S extends z.ZodRawShape>(kind: K, title: string, shape: S) =>
  z
    .strictObject({
      kind: key(z.literal(kind), 'The kind of tool. Each kind may be listed only once.', kind),
      ...shape,
      sendsTo,
    })
    .meta({ title })

/** The keys of each kind of tool. A kind without any does not compile. */
const tools = {
  'tag-manager': tool('tag-manager', 'Tag manager', {
    id: key(
      z.string().regex(/^GTM-[A-Z0-9]+$/, 'must be a container ID such as GTM-ABC123'),
      "The ID of the tag manager's container. On pages that are not about health, its tags can read everything: which links are pressed, which may lead to pages about health, and what is typed. The container must hold none that do.",
      'GTM-ABC123',
    ),
    script,
  }),
  ads: tool('ads', 'Advertising tag', {
    id: key(
      z.string().regex(/^(AW|G)-[A-Z0-9]+$/, 'must be a tag ID such as AW-123456789'),
      'The ID of the advertising tag.',
      'AW-123456789',
    ),
    script,
  }),
  pixel: tool('pixel', 'Pixel', {
    id: key(
      z.string().regex(/^\d+$/, 'must be the ID of a pixel: digits in quotes'),
      'The ID of the pixel, in quotes.',
      '1234567890',
    ),
    script,
  }),
  'call-tracking': tool('call-tracking', 'Call tracking', {
    id: key(account, 'The ID of the account with the call tracking company.', 'company'),
    script: key(
      serviceAddress,
      'The address of the script that replaces the phone numbers on the page. Every practice has its own.',
      'https://cdn.calls.example.com/swap.js',
    ),
  }),
  'session-replay': tool('session-replay', 'Session replay', {
    id: key(account, 'The ID of the account with the session replay company.', 'abc123'),
    script,
  }),
} satisfies { [K in VendorKind]: z.ZodObject<{ kind: z.ZodLiteral<K> }> }

type Tool = (typeof tools)[VendorKind]

/** An outside tool. It loads only with the visitor's consent, and never when Global Privacy Control is on. */
const vendor = z.discriminatedUnion('kind', Object.values(tools) as [Tool, ...Tool[]])

export const vendorsSchema = z
  .array(vendor)
  .refine(
    (vendors) => new Set(vendors.map(({ kind }) => kind)).size === vendors.length,
    'must list each kind of tool at most once',
  )
  .default([])
