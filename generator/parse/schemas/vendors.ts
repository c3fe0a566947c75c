import * as z from 'zod'
import { key } from './key.ts'
import { serviceAddress } from './text.ts'

const usualScript = 'Where the script of the tool is loaded from, where that is not its usual address.'
const anyScript = 'https://tags.example.com/tool.js'
const script = key(serviceAddress.optional(), usualScript, anyScript)
const sendsTo = key(
  z.array(serviceAddress).default([]),
  'Where the tool sends data besides its known addresses. The browser stops it from sending anything elsewhere.',
  ['https://tags.example.com'],
)

const tool = <K extends string, S extends z.ZodRawShape>(kind: K, title: string, shape: S) =>
  z
    .strictObject({
      kind: key(z.literal(kind), 'What sort of tool it is. Each kind may stand in the list once.', kind),
      ...shape,
      sendsTo,
    })
    .meta({ title })

/** An outside tool. It loads only with the visitor's consent, and never when Global Privacy Control is on. */
const vendor = z.discriminatedUnion('kind', [
  tool('tag-manager', 'Tag manager', {
    id: key(
      z.string().regex(/^GTM-[A-Z0-9]+$/, 'must be a container ID such as GTM-ABC123'),
      "The number of the tag manager's container.",
      'GTM-ABC123',
    ),
    script,
  }),
  tool('ads', 'Advertising tag', {
    id: key(
      z.string().regex(/^(AW|G)-[A-Z0-9]+$/, 'must be a tag ID such as AW-123456789'),
      'The number of the advertising tag.',
      'AW-123456789',
    ),
    script,
  }),
  tool('pixel', 'Pixel', {
    id: key(
      z.string().regex(/^\d+$/, 'must be the number of a pixel in quotes'),
      'The number of the pixel.',
      '1234567890',
    ),
    script,
  }),
  tool('call-tracking', 'Call tracking', {
    id: key(z.string().regex(/^[\w-]+$/), 'The account with the call tracking company.', 'company'),
    script: key(
      serviceAddress,
      'The script that replaces the phone numbers on the page. Every practice has an address of its own for it.',
      'https://cdn.calls.example.com/swap.js',
    ),
  }),
  tool('session-replay', 'Session replay', {
    id: key(z.string().regex(/^[\w-]+$/), 'The account with the session replay company.', 'abc123'),
    script,
  }),
])

export const vendorsSchema = z
  .array(vendor)
  .refine(
    (vendors) => new Set(vendors.map(({ kind }) => kind)).size === vendors.length,
    'must name each kind of tool at most once',
  )
  .default([])
