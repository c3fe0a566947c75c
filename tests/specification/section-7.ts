import type { Entry } from './line.ts'

/** Section 7: the calls it makes. */
export const section7: readonly Entry[] = [
  {
    says: '| GET to an external',
    provedBy: [
      'tests/browser/gate-look-up.test.ts > returns the location of the visitor',
      'tests/browser/gate-look-up.test.ts > sends one request per session, for any number of callers and pages',
      'tests/e2e/gate.spec.ts > gives the lookup service nothing but an IP address, which is not stored',
    ],
    reading: 'The cache is session storage: it lasts for the visit, and contains only answers.',
  },
  {
    says: '| Appointment request |',
    provedBy: [
      'tests/browser/mail-link.test.ts > an ordinary request is written out as a readable letter',
      "tests/browser/mail-link.test.ts > a page's own subject replaces the default one",
      'tests/specification/facts.test.ts > the default subject is the specified one, and the letter is addressed to the practice',
      'tests/e2e/appointment-endpoint.spec.ts > a request reaches the practice with every answer, and is confirmed as received, not booked',
    ],
    reading:
      'appointment.delivery chooses: a mail link as specified, or a POST of JSON, with the mail link for when it fails.',
  },
  {
    says: '| Contact message |',
    provedBy: [
      'tests/browser/sender.test.ts > the endpoint receives the body as JSON, an idempotency key and the given headers',
      'tests/e2e/contact.spec.ts > without JavaScript the form is a plain mailto form, with or without an endpoint',
    ],
    reading: 'contact.delivery chooses between a POST of JSON to an endpoint and a draft in the mail app.',
  },
  {
    says: '| Analytics endpoint |',
    provedBy: [
      'tests/specification/published-facts.test.ts > no file of the site calls /api/analytics',
      'tests/e2e/analytics.spec.ts > a visit from the United States is stored on the device as one session, with its pages, clicks and location',
      'tests/browser/analytics-storage.test.ts > sessions are kept under analytics_data, as JSON',
    ],
  },
  {
    says: '| Phone |',
    provedBy: [
      'tests/specification/facts.test.ts > %s pages show the phone number of their group',
      'tests/generator/expand/expand.test.ts > is the number of the page if it has its own, in its text too',
    ],
  },
  {
    says: '| Booking |',
    provedBy:
      'tests/e2e/booking.spec.ts > Book online leads to the booking site and says so, and Schedule still opens the dialog, for every service',
  },
  {
    says: 'The mail body holds',
    provedBy: [
      'tests/browser/mail-link.test.ts > an ordinary request has every section, in order, in %s',
      'tests/browser/mail-link.test.ts > an ordinary request is written out as a readable letter',
    ],
  },
  {
    says: 'A session token',
    provedBy: 'tests/browser/session-token.test.ts > the token is 32 random bytes as hex, kept under csrf_token',
  },
  {
    says: 'Analytics storage: local storage',
    provedBy: [
      'tests/browser/analytics-storage.test.ts > at most 100 sessions are kept, and the oldest are dropped first',
      'tests/browser/analytics-storage.test.ts > the visitor has a random id, stored under analytics_user_id',
      'tests/browser/analytics-keep-session.test.ts > events from before the location is known are retried every 100 ms',
      'tests/browser/analytics-keep-session.test.ts > page views of a visitor outside the United States are not saved',
      'tests/browser/analytics-keep-session.test.ts > page views from before a page that knows the location %s',
    ],
    reading:
      'Page views from before the location is known wait in session storage, as pages without a gate make no lookup.',
  },
  {
    says: 'Third-party scripts are injected',
    provedBy: [
      'tests/e2e/consent.spec.ts > after Accept, vendors load and receive the events from then on, under their own names',
      'tests/browser/analytics-vendors.test.ts > call tracking receives no events',
      'tests/e2e/consent.spec.ts > before the visitor answers, no vendor receives a request, whatever the visitor does',
    ],
    reading:
      "They load only after the visitor's yes, mostly not on pages about health, and none is set up as delivered.",
  },
  {
    says: 'Event names:',
    provedBy:
      'tests/specification/facts.test.ts > the events have the specified names, except phone_call, which no page can observe',
  },
  {
    says: 'Saved immediately:',
    provedBy: 'tests/browser/analytics-keep-session.test.ts > %s is saved at once',
  },
  {
    says: 'Payloads:',
    provedBy: [
      'tests/browser/appointment-submit.test.ts > a submission goes through its steps in the specified order',
      'tests/e2e/appointment.spec.ts > a patient books on …: the mail app opens with the whole request',
    ],
  },
  {
    says: [
      'Mapping to the social pixel',
      '| form_start, appointment_start |',
      '| form_complete |',
      '| appointment_request | Schedule',
      '| phone and email events |',
      '| button_click |',
      '| others |',
    ],
    provedBy: 'tests/browser/analytics-vendors.test.ts > the pixel receives %s as %j',
  },
]
