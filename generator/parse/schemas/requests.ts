import * as z from 'zod'
import { key } from './key.ts'
import { emailAddress, webAddress } from './text.ts'

/** The mail services that the worker can post to: see edge/requests/services.ts. */
const mailServiceNames = ['resend', 'postmark', 'sendgrid'] as const

export type MailServiceName = (typeof mailServiceNames)[number]

const by =
  'Who delivers the posts to the practice: a mail service, which sends them to `email:`, or `webhook`, a server of the practice itself.'

const secret = key(
  // Rules out the worker's own `Outbox` binding, and the keys of most services, which contain other letters.
  z
    .string()
    .regex(/^[A-Z][A-Z0-9_]{2,63}$/, 'must be a name in capitals, such as MAIL_KEY: never the secret itself')
    .refine((name) => name !== 'ASSETS', 'must be another name: a worker calls the files of its site ASSETS'),
  'The NAME of the secret that the service requires. Give the secret itself to the host: npx wrangler secret put MAIL_KEY.',
  'MAIL_KEY',
)

/** Who forwards to the practice what visitors post to the site itself. */
export const requests = z.discriminatedUnion('by', [
  z
    .strictObject({
      by: key(z.enum(mailServiceNames), by, 'resend'),
      secret,
      from: key(
        emailAddress,
        'The sender of the emails: an address that the service is allowed to send from.',
        'website@example.com',
      ),
    })
    .meta({ title: 'By a mail service' }),
  z
    .strictObject({
      by: key(z.literal('webhook'), by, 'webhook'),
      secret,
      url: key(
        webAddress,
        'The address that each post is sent to as JSON, with the secret as a bearer token. Repeated posts have the same Idempotency-Key.',
        'https://office.example.com/intake',
      ),
    })
    .meta({ title: "By the practice's own server" }),
])

export type Requests = z.infer<typeof requests>
