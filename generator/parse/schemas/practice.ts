import * as z from 'zod'
import { privateFields } from '../../../src/shared/appointment.ts'
import { pageViewRules } from '../../../src/shared/events.ts'
import { hostNames } from '../../hosts/index.ts'
import { claim, disputed, placeholder, registered } from './claims.ts'
import { coordinates } from './coordinates.ts'
import { day } from './day.ts'
import { delivered } from './delivery.ts'
import { geoGate } from './geo-gate.ts'
import { iconNames } from './icon-names.ts'
import { key } from './key.ts'
import { type Codes, entry } from './localized.ts'
import { practicePhotos } from './photo.ts'
import { requests } from './requests.ts'
import { emailAddress, phoneNumber, slug, state, webAddress, words } from './text.ts'
import { vendorsSchema } from './vendors.ts'

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time in quotes, such as "09:00"')
export const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const

const weekday = z.enum(weekdays)

/** Checks against the IANA list: `supportedValuesOf` lacks older names that are still valid. */
function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat(undefined, { timeZone: name }) !== undefined && name.includes('/')
  } catch {
    return false
  }
}

const name = z.strictObject({
  value: key(words, 'The name of the practice. Texts show it as {practice}.', 'Clearwater Eye Care'),
  placeholder,
})

const doctor = z.strictObject({
  value: key(words, "The doctor's name. Texts show it as {doctor}.", 'Dr. Sam Lee'),
  credentials: key(words, 'The letters after the name.', 'O.D.'),
  isFounder: key(z.boolean().default(false), 'The doctor founded the practice: search engines are told so.', true),
  placeholder,
})

const email = z.strictObject({
  value: key(emailAddress, 'Where requests and messages are sent. Texts show it as {email}.', 'hello@example.com'),
  placeholder,
})

const security = z.strictObject({
  email: key(emailAddress.optional(), 'Who answers, where that is not `email:` of the practice.', 'it@example.com'),
  expires: key(day, 'Until when the address is good: a day within a year.', '2027-10-31'),
})

const address = z.strictObject({
  street: key(
    words,
    'Number, street and suite. In quotes where it holds a #, or the rest is lost.',
    '120 Market Street #4',
  ),
  city: key(words, 'The city of the office.', 'Beaverton'),
  state: key(state, 'The state, in two letters.', 'OR'),
  zip: key(
    z.string().regex(/^\d{5}$/, 'must be five digits in quotes'),
    'The ZIP code: five digits, in quotes.',
    '97005',
  ),
  placeholder,
})

const phone = z
  .strictObject({
    number: key(phoneNumber, 'The number, as pages show it.', '(503) 555-0100'),
    placeholder,
  })
  .meta({ title: 'Phone' })

const dayRow = (codes: Codes) =>
  entry(
    codes,
    {
      days: key(z.array(weekday).min(1), 'The days that have these hours.', ['monday', 'tuesday']),
      opens: key(
        time.optional(),
        'When the office opens. Left out for a day that is closed or by appointment.',
        '09:00',
      ),
      closes: key(time.optional(), 'When the office closes.', '17:00'),
    },
    key(words, 'The line that readers see.', 'Monday and Tuesday, 9 am to 5 pm'),
  ).meta({ title: 'Days with the same hours' })

const hours = (codes: Codes) =>
  z.strictObject({
    days: key(z.array(dayRow(codes)), 'Every day of the week once, in groups with the same hours.'),
    disputed,
    placeholder,
  })

const booking = z.strictObject({
  url: key(webAddress, 'Where the booking button leads.', 'https://booking.example.com/eye-exam'),
  placeholder,
})

const insurer = z
  .strictObject({
    id: key(slug, 'A name for the group of plans. Its heading is a word under `insurance:` in ui/.', 'vision'),
    icon: key(z.enum(iconNames), 'The drawing beside the group.', 'eye'),
    plans: key(z.array(words).min(1), 'The plans the practice accepts.', ['VSP', 'EyeMed']),
  })
  .meta({ title: 'Group of plans' })

const rating = z.strictObject({
  value: key(z.number().min(1).max(5), 'The average, 1 to 5.', 4.8),
  count: key(z.number().int().min(1), 'How many reviews it is the average of.', 96),
  placeholder,
})

const analytics = z.strictObject({
  pageViews: key(
    z.enum(pageViewRules).default('us'),
    "Whose page views are noted, on the visitor's own device: those of visitors from the United States (us), which needs a geo gate that is not off; everyone's; or none.",
    'none',
  ),
})

const asksFor = key(
  z.array(z.enum(privateFields)).default([]),
  'What the appointment form asks for besides its usual fields. A request may travel as unencrypted e-mail: better ask at the desk.',
  ['dateOfBirth'],
)

/**
 * Requests for an appointment are posted as `PostedRequest` of src/shared/posted.ts, with the token of the visit in the
 * header `X-CSRF-Token`; messages of the contact form as `PostedMessage`, where `reason` is one of the vertical's
 * `contactReasons`. Either counts as accepted when the response is 2xx with an empty body or a JSON object without
 * `ok: false`, `success: false` or an `error`. Repeated posts have the same `Idempotency-Key` header. An endpoint on
 * another origin must allow the headers that are sent, and expose `Retry-After`.
 */
export const practiceSchema = (codes: Codes) =>
  z.strictObject({
    url: key(
      webAddress,
      'Where the site is published: its host, without a path or a slash at the end.',
      'https://www.clearwater-eye-care.example',
    ),
    host: key(
      z.enum(hostNames).optional(),
      'Who serves the published folder, which then holds what that host reads. `sightline hosts` tells what each can do.',
      'nginx',
    ),
    name: key(name, 'The name of the practice.'),
    doctor: key(doctor, 'The doctor of the practice.'),
    email: key(email, 'The e-mail address of the practice.'),
    address: key(address, 'Where the office is: in the footer, on the contact page, and for search engines.'),
    coordinates: key(coordinates, 'Where the office is on the map. Drive times and the nearest cities come from it.'),
    timeZone: key(
      z.string().refine(isTimeZone, 'must be a time zone such as America/Los_Angeles').optional(),
      'Where its clocks are. Only a page with a `calendar:` needs it.',
      'America/Los_Angeles',
    ),
    photos: key(
      practicePhotos(codes).optional(),
      'What visitors will see: the place and the people. Show people only with their written consent.',
    ),
    phones: key(
      z.record(slug, phone).refine((phones) => 'default' in phones, { message: 'must have a number named default' }),
      "Phone numbers by group of pages. `default` is the practice's main number, the only one search engines are told.",
      { default: { number: '(503) 555-0100' } },
    ),
    hours: key(hours(codes), 'When the office is open: in the footer, in e-mails, and for search engines.'),
    booking: key(booking, 'Where visitors book on their own.'),
    insurers: key(z.array(insurer), 'The insurance plans the practice accepts, in groups.'),
    rating: key(rating.optional(), 'The rating by patients. Only pages meant to show it do, and tell search engines.'),
    claims: key(z.array(claim(codes)), 'Numbers, years and promises, each spelled once. Texts show them as {fact.id}.'),
    equipment: key(
      z
        .array(
          registered(codes, key(slug, 'The name by which texts call it: {has.eye-photos}.', 'eye-photos'), 'Equipment'),
        )
        .default([]),
      'What the office has. Texts may speak of it only by its name, as {has.id}.',
    ),
    promises: key(
      z
        .array(
          registered(codes, key(slug, 'The name by which texts call it: {promise.same-day}.', 'same-day'), 'Promise'),
        )
        .default([]),
      'What the office promises. Texts may speak of it only by its name, as {promise.id}.',
    ),
    indexBarePages: key(
      z.boolean().default(false),
      "`true`: search engines may list a service's page in a city that says nothing of its own. They may call that a doorway.",
      true,
    ),
    geoGate: key(geoGate, 'Who may read the site, by where they are.'),
    analytics: key(analytics.default({ pageViews: 'us' }), "What is counted, on the visitor's own device."),
    appointment: key(
      delivered({ asksFor }).default({ asksFor: [] }),
      'How a request for an appointment reaches the practice.',
    ),
    contact: key(delivered({}).default({}), 'How a message of the contact form reaches the practice.'),
    requests: key(
      requests.optional(),
      'Who brings what visitors post to `/api/requests` and `/api/messages` of this site. For hosts that take posts: see `sightline hosts`.',
    ),
    security: key(
      security.optional(),
      'Where to write about a hole in the security of the site. With it, /.well-known/security.txt says so (RFC 9116).',
    ),
    vendors: key(
      vendorsSchema,
      'Outside tools for advertising, call tracking and session replay. With none, no bar asks for consent.',
      [{ kind: 'tag-manager', id: 'GTM-ABC123' }],
    ),
  })

export type Practice = z.infer<ReturnType<typeof practiceSchema>>
