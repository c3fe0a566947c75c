import { isSupportedCountry } from 'libphonenumber-js'
import * as z from 'zod'
import { daysOfWeek, privateFields } from '../../../src/shared/appointment.ts'
import { pageViewRules } from '../../../src/shared/events.ts'
import { isCurrency } from '../../currencies.ts'
import { isAmerican, unitedStates } from '../../gazetteer/country.ts'
import { hostNames } from '../../hosts/index.ts'
import type { Codes } from '../../languages.ts'
import { claim, disputed, placeholder, registered } from './claims.ts'
import { coordinates } from './coordinates.ts'
import { day } from './day.ts'
import { delivered } from './delivery.ts'
import { geoGate } from './geo-gate.ts'
import { iconNames } from './icon-names.ts'
import { key, optIn } from './key.ts'
import { entry, ownNames } from './localized.ts'
import { practicePhotos } from './photo.ts'
import { requests } from './requests.ts'
import { emailAddress, phoneNumber, slug, webAddress, words, zipCode } from './text.ts'
import { vendorsSchema } from './vendors.ts'

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, {
  error: ({ input }) => {
    if (/^\d\d:\d\d$/.test(String(input))) return 'must be a time from 00:00 to 23:59'
    return /^\d[\d:.]*(?: ?[ap]\.?m\.?)?\s*\p{Pd}\s*\d/iu.test(String(input))
      ? 'must be one time, with the second under "closes:"'
      : 'must be a time in quotes, such as "09:00"'
  },
})

export const dayOfWeek = z.enum(daysOfWeek)

/** Checks against the IANA list: `supportedValuesOf` lacks older names that are still valid. */
function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat(undefined, { timeZone: name }) !== undefined && name.includes('/')
  } catch {
    return false
  }
}

export const practiceTimeZone = z.string().refine(isTimeZone, 'must be a time zone such as America/Los_Angeles')

const name = (codes: Codes) =>
  z.strictObject({
    value: key(words, 'The name of the practice. Text shows it as {practice}.', 'Clearwater Eye Care'),
    names: key(
      ownNames(codes, 'What this language calls the practice.', 'クリアウォーター眼科'),
      'What some languages call the practice, where that is not its `value`.',
    ),
    placeholder,
  })

const doctor = (codes: Codes) =>
  entry(
    codes,
    {
      value: key(words, "The doctor's name. Text shows it as {doctor}.", 'Dr. Sam Lee'),
      names: key(
        ownNames(codes, 'What this language calls the doctor.', 'リー医師'),
        'What some languages call the doctor, where that is not `value`.',
      ),
      credentials: key(words, 'The letters after the name.', 'O.D.'),
      isFounder: optIn('If `true`, search engines are told that the doctor founded the practice.'),
      placeholder,
    },
    key(
      z.record(slug, words),
      'Other forms of the name that sentences in this language need, such as one with its article. Text shows the form called `of` as {doctor.of}; languages without that form show `value`.',
      { of: 'del Dr. Sam Lee' },
    ),
    'none',
  )

const email = z.strictObject({
  value: key(
    emailAddress,
    'The address that requests and messages are sent to. Text shows it as {email}.',
    'hello@example.com',
  ),
  placeholder,
})

const security = z.strictObject({
  email: key(
    emailAddress.optional(),
    'The address to write to, if it is not the `email:` of the practice.',
    'it@example.com',
  ),
  expires: key(day, 'The date until which the address is valid, within a year.', '2027-10-31'),
})

const address = z
  .strictObject({
    street: key(
      words,
      'The number, street and suite. Put it in quotes if it contains a #, or the rest is lost.',
      '120 Market Street #4',
    ),
    city: key(words, 'The city of the office.', 'Beaverton'),
    state: key(
      words.optional(),
      'The two-letter code of the state. In another country, the province or region, if its addresses have one.',
      'OR',
    ),
    zip: key(
      z
        .string()
        .regex(/^(?=.*\d)[A-Za-z\d][A-Za-z\d -]{1,10}$/, 'must be a ZIP or postal code in quotes')
        .refine((code) => code === code.toUpperCase(), 'must have capital letters')
        .optional(),
      'The ZIP code, in quotes: five digits, or nine such as 97005-1234. In another country, the postal code, if there is one.',
      '97005',
    ),
    country: key(
      z
        .string()
        .refine((code) => isSupportedCountry(code), 'must be a two-letter country code, such as CA or GB')
        .default(unitedStates),
      'The two-letter code of the country, if it is not the United States. Phone numbers are written as they are there.',
      'CA',
    ),
    placeholder,
  })
  .superRefine((address, context) => {
    if (!isAmerican(address)) return
    if (address.state === undefined)
      context.addIssue({ code: 'custom', path: ['state'], message: 'must be the two-letter code of a state' })
    if (address.zip === undefined)
      context.addIssue({ code: 'invalid_type', expected: 'string', path: ['zip'], input: undefined })
    else if (!zipCode.test(address.zip))
      context.addIssue({ code: 'custom', path: ['zip'], message: 'must be five digits, or nine such as 97005-1234' })
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
      days: key(z.array(dayOfWeek).min(1), 'The days that have these hours.', ['monday', 'tuesday']),
      opens: key(
        time.optional(),
        'When the office opens. Leave it out for days that are closed or by appointment.',
        '09:00',
      ),
      closes: key(time.optional(), 'When the office closes.', '17:00'),
    },
    key(words, 'The line that readers see.', 'Monday and Tuesday, 9 am to 5 pm'),
  ).meta({ title: 'Days with the same hours' })

const specialDays = (codes: Codes) =>
  entry(
    codes,
    {
      day: key(day, 'The day, or the first of several. Pages add the day of the week.', '2026-11-26'),
      through: key(day.optional(), 'The last day, if there are several.', '2026-11-27'),
      opens: key(time.optional(), 'When the office opens. Leave it out if the office is closed.', '09:00'),
      closes: key(time.optional(), 'When the office closes.', '12:00'),
    },
    key(words, 'What readers see after the date.', 'Closed for Thanksgiving'),
  ).meta({ title: 'Special hours' })

const hours = (codes: Codes) =>
  z.strictObject({
    days: key(
      z.array(dayRow(codes)).min(1),
      'Every day of the week, in groups with the same hours. A day is in two of them if the office closes in between.',
    ),
    special: key(
      z.array(specialDays(codes)).default([]),
      'Days on which the office is closed or has other hours, shown on the contact page, which every footer then links to, and by `specialHours: true`, and given to search engines.',
      [{ day: '2026-11-26', through: '2026-11-27', en: 'Closed for Thanksgiving' }],
    ),
    disputed,
    placeholder,
  })

const booking = z.strictObject({
  url: key(webAddress, 'The address that the booking button leads to.', 'https://booking.example.com/eye-exam'),
  placeholder,
})

const insurer = z
  .strictObject({
    id: key(slug, 'The id of the group of plans. Its heading is under `insurance:` in ui/.', 'vision'),
    icon: key(z.enum(iconNames), 'The icon beside the group.', 'eye'),
    plans: key(z.array(words).min(1), 'The plans that the practice accepts.', ['VSP', 'EyeMed']),
  })
  .meta({ title: 'Plan group' })

const rating = z.strictObject({
  value: key(z.number().min(1).max(5), 'The average rating, 1 to 5.', 4.8),
  count: key(z.number().int().min(1), 'The number of reviews in the average.', 96),
  placeholder,
})

const analytics = z.strictObject({
  pageViews: key(
    z.enum(pageViewRules).default('us'),
    "Whose page views are counted, on the visitor's own device. `us`: visitors from the United States, which requires a geo gate that is not `off`. `everyone`: all visitors. `none`: nobody.",
    'none',
  ),
})

const asksFor = key(
  z.array(z.enum(privateFields)).default([]),
  'What the appointment form asks for in addition to its usual fields. A request may travel as unencrypted email, so it is better to ask at the desk.',
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
      'The address where the site is published: the host, without a path or a slash at the end.',
      'https://www.clearwater-eye-care.example',
    ),
    host: key(
      z.enum(hostNames).optional(),
      'The host that serves the published folder, which then contains the files that this host reads. `npx sightline hosts` shows what each host can do.',
      'nginx',
    ),
    name: key(name(codes), 'The name of the practice.'),
    doctor: key(
      doctor(codes),
      'The doctor of the practice. If there are several, the one that text names. team.yaml lists the others.',
    ),
    email: key(email, 'The email address of the practice.'),
    address: key(
      address,
      'The address of the office, shown in the footer and on the contact page, and given to search engines.',
    ),
    coordinates: key(
      coordinates,
      'The location of the office on the map. Drive times and the nearest cities are calculated from it. Search engines get it too, and Google asks for five decimals, which are precise to a yard or two.',
    ),
    timeZone: key(
      practiceTimeZone.optional(),
      'The time zone of the office. Only a page with `calendar:` needs it.',
      'America/Los_Angeles',
    ),
    photos: key(
      practicePhotos(codes).optional(),
      'Photos of the place and the people. Show people only with their written consent.',
    ),
    phones: key(
      z.record(slug, phone).refine((phones) => 'default' in phones, {
        message: 'must have the main number, such as default: { number: "(503) 555-0100" }',
      }),
      'Phone numbers by group of pages. `default` is the main number of the practice, and the only one for search engines.',
      { default: { number: '(503) 555-0100' } },
    ),
    hours: key(
      hours(codes),
      'The opening hours, shown in the footer and in emails, and given to search engines. The appointment form offers the days that have hours.',
    ),
    currency: key(
      z.string().refine(isCurrency, 'must be the code of a currency, such as CAD').default('USD'),
      'The currency of the prices in prices.yaml, as three letters.',
      'CAD',
    ),
    booking: key(
      booking,
      'The page where visitors book an appointment themselves. With the address of your own contact page, buttons ask for an appointment instead.',
    ),
    insurers: key(
      z.array(insurer),
      'The insurance plans that the practice accepts, in groups. Without any, no page lists plans, and the appointment form does not ask for one.',
    ),
    rating: key(
      rating.optional(),
      'The rating by patients. Only pages meant to show it do so and pass it on to search engines. Google shows no stars for a rating that a business publishes of itself.',
    ),
    claims: key(z.array(claim(codes)), 'Numbers, years and promises, each listed once. Text shows them as {fact.id}.'),
    equipment: key(
      z
        .array(
          registered(
            codes,
            key(slug, 'The id of the equipment. Text refers to it as {has.eye-photos}.', 'eye-photos'),
            'Equipment',
          ),
        )
        .default([]),
      'The equipment of the office. Text may mention it only as {has.id}.',
    ),
    promises: key(
      z
        .array(
          registered(
            codes,
            key(slug, 'The id of the promise. Text refers to it as {promise.same-day}.', 'same-day'),
            'Promise',
          ),
        )
        .default([]),
      'The promises of the office. Text may mention them only as {promise.id}.',
    ),
    indexBarePages: optIn(
      'If `true`, search engines may list the pages of a service in cities that have no text of their own. They may treat such pages as doorway pages.',
    ),
    geoGate: key(geoGate, 'Who may read the site, based on where they are.'),
    analytics: key(analytics.default({ pageViews: 'us' }), "What is counted, on the visitor's own device."),
    appointment: key(
      delivered({ asksFor }).default({ asksFor: [] }),
      'How an appointment request reaches the practice.',
    ),
    contact: key(delivered({}).default({}), 'How a message from the contact form reaches the practice.'),
    requests: key(
      requests.optional(),
      'Who delivers what visitors post to `/api/requests` and `/api/messages` of this site. Only for hosts that accept posts: see `npx sightline hosts`.',
    ),
    security: key(
      security.optional(),
      'Where to report a security problem with the site. It is published in /.well-known/security.txt (RFC 9116).',
    ),
    vendors: key(
      vendorsSchema,
      'Outside tools for advertising, call tracking and session replay. Without any, no consent bar is shown.',
      [{ kind: 'tag-manager', id: 'GTM-ABC123' }],
    ),
  })

export type Practice = z.infer<ReturnType<typeof practiceSchema>>
