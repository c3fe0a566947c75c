import * as z from 'zod'
import { privateFields } from '../../../src/shared/appointment.ts'
import { pageViewRules } from '../../../src/shared/events.ts'
import { coordinates } from './coordinates.ts'
import { day } from './day.ts'
import { iconNames } from './icon-names.ts'
import { type Codes, entry } from './localized.ts'
import { practicePhotos } from './photo.ts'
import { emailAddress, phoneNumber, postAddress, serviceAddress, slug, webAddress, words } from './text.ts'
import { vendorsSchema } from './vendors.ts'

/** A placeholder for a value only the owner knows: `check --release` rejects it. */
const placeholder = z.boolean().default(false)

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time in quotes, written "09:00"')
const weekday = z.enum(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])

/** Other values of a fact that we know of but do not show, and where each was found. */
const disputed = z.array(z.strictObject({ value: words, where: words })).default([])

/**
 * Whose word the practice has for something: the person who confirmed it and the day, or nobody yet. A sentence that
 * names what nobody has confirmed is shown in a preview only, and `check --release` refuses it.
 */
const confirmed = { confirmedBy: words.optional(), on: day.optional(), placeholder }

/** One number, year or promise, spelled once. Texts show it as `{fact.id}`. */
const claim = (codes: Codes) =>
  entry(
    codes,
    {
      id: slug,
      ...confirmed,
      /** The id of a source. Medical claims need one before release. */
      source: slug.optional(),
      medical: z.boolean().default(false),
      disputed,
    },
    words,
  )

/** Something that texts may speak of only by its name: `words` stands in a sentence, `cues` give away that one means it. */
const registered = (codes: Codes) =>
  entry(codes, { id: slug, ...confirmed }, z.strictObject({ words, cues: z.array(words).default([]) }))

/** `fields`, and how what is typed into a form reaches the practice: `mailto` by default. */
const delivered = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.discriminatedUnion('delivery', [
    z.strictObject({ ...fields, delivery: z.literal('mailto').optional() }),
    z.strictObject({ ...fields, delivery: z.literal('endpoint'), url: postAddress }),
  ])

/** By the list of the IANA; `supportedValuesOf` lacks older names that are still right. */
function isTimeZone(name: string): boolean {
  try {
    return Intl.DateTimeFormat(undefined, { timeZone: name }) !== undefined && name.includes('/')
  } catch {
    return false
  }
}

export const practiceSchema = (codes: Codes) =>
  z.strictObject({
    /** Where the site is published, without a slash at the end. */
    url: webAddress.refine((url) => !url.endsWith('/'), 'must not end with a slash'),
    name: z.strictObject({ value: words, placeholder }),
    doctor: z.strictObject({
      value: words,
      credentials: words,
      /** True where the doctor founded the practice: search engines are told so. */
      isFounder: z.boolean().default(false),
      placeholder,
    }),
    email: z.strictObject({ value: emailAddress, placeholder }),
    address: z.strictObject({
      street: words,
      city: words,
      state: z.string().regex(/^[A-Z]{2}$/, 'must be a two-letter state'),
      zip: z.string().regex(/^\d{5}$/, 'must be five digits in quotes'),
    }),
    coordinates,
    /** Where its clocks are: `America/Los_Angeles`. Only a page with a `calendar:` needs it. */
    timeZone: z.string().refine(isTimeZone, 'must be a time zone such as America/Los_Angeles').optional(),
    /** What visitors will see: the place and the people. Show people only with their written consent. */
    photos: practicePhotos(codes).optional(),
    /** By page group; `default` is the practice's main number and the only one in structured data. */
    phones: z
      .record(slug, z.strictObject({ number: phoneNumber, placeholder }))
      .refine((phones) => 'default' in phones, {
        message: 'must have a number named default',
      }),
    hours: z.strictObject({
      /** Shown in the footer, the e-mail and structured data. A day by appointment has no times. */
      days: z.array(
        entry(codes, { days: z.array(weekday).min(1), opens: time.optional(), closes: time.optional() }, words),
      ),
      disputed,
    }),
    /** Where the booking button leads. */
    booking: z.strictObject({ url: webAddress, placeholder }),
    /** Plans in groups. The name of a group is under `insurance:` in the interface words. */
    insurers: z.array(z.strictObject({ id: slug, icon: z.enum(iconNames), plans: z.array(words).min(1) })),
    /** Shown only on pages meant to show it, and included in structured data only there. */
    rating: z.strictObject({ value: z.number().min(1).max(5), count: z.number().int().min(1), placeholder }).optional(),
    claims: z.array(claim(codes)),
    /** What the office has: texts name it as `{has.id}`. */
    equipment: z.array(registered(codes)).default([]),
    /** What the office promises: texts name it as `{promise.id}`. */
    promises: z.array(registered(codes)).default([]),
    /** Search engines may list a service's page in a city that says nothing of its own. They may call that a doorway. */
    indexBarePages: z.boolean().default(false),
    geoGate: z.strictObject({
      mode: z
        .enum(['redirect', 'banner', 'off'])
        .default('redirect')
        .describe(
          'redirect: visitors from elsewhere are sent to the out-of-area page, and a page waits up to 1.5 seconds for the check. banner: everybody reads at once, and visitors from elsewhere see a banner. off: nobody is looked up.',
        ),
      onLookupFailure: z
        .enum(['deny', 'allow'])
        .default('deny')
        .describe(
          'With mode redirect, a visitor whose location the service does not tell (an ad blocker, too many requests) is sent to the out-of-area page, which checks again (deny), or let in (allow). allow turns no patient away by mistake.',
        ),
      /** Must answer with the JSON of ipapi.co. */
      lookup: serviceAddress,
      /** In degrees. */
      box: z.strictObject({ north: z.number(), south: z.number(), east: z.number(), west: z.number() }),
      /** Cities admitted in addition to those in cities.yaml. */
      cities: z.array(words),
      /** Hosts without a gate, including all their subdomains. */
      previewHosts: z.array(z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'must be a host name')),
    }),
    analytics: z
      .strictObject({
        pageViews: z
          .enum(pageViewRules)
          .default('us')
          .describe(
            "Whose page views are noted, on the visitor's own device: those of visitors from the United States (us), which needs a geo gate that is not off; everyone's; or none.",
          ),
      })
      .default({ pageViews: 'us' }),
    /**
     * How a request for an appointment reaches the practice: like a message of the contact form, below. It is posted as
     * `PostedRequest` of src/shared/posted.ts, with the token of the visit in the header `X-CSRF-Token`.
     */
    appointment: delivered({
      /**
       * What the dialog asks for in addition to its usual fields. Empty by default: a request may travel as unencrypted
       * e-mail, so it is better to ask for a birth date or an insurance number at the desk.
       */
      asksFor: z.array(z.enum(privateFields)).default([]),
    }).default({ asksFor: [] }),
    /**
     * How the contact form delivers a message. `mailto`: the visitor sends it from their own mail app. `endpoint`: it
     * is posted to `url` as JSON, `PostedMessage` of src/shared/posted.ts, where `reason` is one of the vertical's
     * `contactReasons`. It counts as accepted when the response is 2xx with an empty body or a JSON object without
     * `ok: false`, `success: false` or an `error`. What comes twice has the same `Idempotency-Key` header. An endpoint of
     * another origin must allow the headers that are sent, and expose `Retry-After`.
     */
    contact: delivered({}).default({}),
    /**
     * Outside tools for advertising, call tracking and session replay. With none, there is no need for consent and no
     * consent bar.
     */
    vendors: vendorsSchema,
  })

export type Practice = z.infer<ReturnType<typeof practiceSchema>>
