import type { Entry } from './line.ts'

/** Section 5: validation rules. */
export const section5: readonly Entry[] = [
  {
    says: "The contact form's rules are not shown",
    provedBy: [
      'tests/browser/contact-check.test.ts > a message needs text and a phone number or an email address',
      'tests/browser/contact-check.test.ts > a given email address has to be valid, and so has a phone number without one',
      'tests/e2e/appointment.spec.ts > a value that looks wrong is pointed out, but can still be sent',
      'tests/e2e/appointment.spec.ts > a request without a phone number or email address is not sent, and the form says what is missing',
    ],
    reading: 'The dialog requires one thing, a way to answer: without it, nobody can be given an appointment.',
  },
  {
    says: ['Sanitising on appointment submit', 'text inputs are trimmed'],
    provedBy:
      'tests/browser/appointment-request.test.ts > every text in a request is trimmed, without angle brackets, and at most 1,000 characters long',
  },
  {
    says: 'free-text fields',
    provedBy: [
      'tests/browser/appointment-request.test.ts > every text in a request is trimmed, without angle brackets, and at most 1,000 characters long',
      'tests/browser/appointment-request.test.ts > free text keeps its line breaks but loses empty lines; any other answer becomes one line',
    ],
  },
  {
    says: 'Helper rules that exist',
    provedBy: [
      'tests/browser/email-address.test.ts > %s is an email address',
      'tests/e2e/appointment.spec.ts > a value that looks wrong is pointed out, but can still be sent',
    ],
  },
  {
    says: 'email matches a standard',
    provedBy: [
      'tests/browser/email-address.test.ts > %s is an email address',
      'tests/browser/email-address.test.ts > an address has at most 254 characters',
    ],
  },
  {
    says: 'phone is a North American',
    provedBy: [
      'tests/browser/phone-number.test.ts > may be written %j',
      'tests/browser/phone-number.test.ts > is not %j (%s)',
      'tests/browser/phone-number.test.ts > has at most 20 characters and 15 digits',
    ],
  },
  {
    says: 'phone is formatted',
    provedBy:
      'tests/browser/phone-number.test.ts > US numbers of 10 or 11 digits are formatted, and any other text is left as typed',
  },
  {
    says: 'URLs only with http',
    provedBy: [
      'tests/browser/web-address.test.ts > %s is a web address',
      'tests/browser/web-address.test.ts > an address of any other scheme is not a web address',
    ],
  },
  {
    says: 'Visit-type options',
    provedBy: [
      'tests/browser/appointment-words.test.ts > the dialog offers the specified options, in order',
      'tests/e2e/appointment.spec.ts > every specified option is there, and nothing asks for a birth date or an insurance number',
    ],
  },
  {
    says: 'Preferred-time options',
    provedBy: [
      'tests/browser/appointment-words.test.ts > texts that the specification spells out are used word for word',
      'tests/browser/appointment-words.test.ts > the dialog offers the specified options, in order',
    ],
  },
  {
    says: 'Generic form-library rules',
    provedBy: [
      'tests/e2e/contact.spec.ts > are not reported before the message is sent',
      'tests/e2e/contact.spec.ts > are announced, lead to their fields by keyboard, and disappear as they are fixed',
    ],
    reading: 'The forms validate with their own rules, on submit and again on change.',
  },
]

/** Section 6: roles and permissions. */
export const section6: readonly Entry[] = [
  {
    says: 'There are only anonymous visitors',
    provedBy: 'tests/specification/published-facts.test.ts > no page asks for a password',
  },
  {
    says: 'Whether /admin/tools',
    provedBy: [
      'tests/e2e/gate.spec.ts > is open to everybody, as are the legal, staff and not-found pages',
      'tests/generator/build/head.test.ts > is marked noindex, with neither canonical nor alternates',
    ],
    reading:
      'The staff pages are public, contain nothing secret and are left out of search engines and the navigation.',
  },
  {
    says: 'Geographic access rule',
    provedBy: [
      'tests/browser/gate-verdict.test.ts > no visitor from outside the United States or California is let in',
      'tests/browser/gate-verdict.test.ts > within California, known coordinates are judged by the box alone, whatever the city',
      'tests/generator/emit/geo-gate.test.ts > hold the specified box and 39 cities, and deny access when the lookup fails',
      "tests/generator/emit/geo-gate.test.ts > let in the practice's own state, by its full name or its abbreviation",
    ],
  },
  {
    says: 'A city in a list of about 39',
    provedBy: [
      'tests/browser/gate-verdict.test.ts > from %s, a city in the list',
      'tests/browser/gate-verdict.test.ts > from a listed city whose coordinates the service does not know',
      'tests/generator/emit/geo-gate.test.ts > hold the specified box and 39 cities, and deny access when the lookup fails',
    ],
    reading:
      'A visitor from a listed city is let in without a note inside the box and where there are no coordinates; a point outside the box is turned away whatever the city.',
  },
  {
    says: 'A city outside the list',
    provedBy: [
      'tests/browser/gate-verdict.test.ts > with a note from "%s", inside the box',
      'tests/e2e/gate.spec.ts > is let in with a note if their city is not listed',
    ],
  },
  {
    says: 'Denial reasons',
    provedBy: 'tests/browser/gate-verdict.test.ts > as %s: %o',
    reading:
      'outside_california is named after the state of the practice, so another practice has a reason of its own.',
  },
  {
    says: 'The gate is bypassed',
    provedBy: [
      'tests/browser/gate-bypass.test.ts > in a frame, on any host',
      'tests/browser/gate-bypass.test.ts > a host bypasses the gate exactly when its last labels match a preview host',
      'tests/e2e/gate.spec.ts > on local and preview hosts',
      'tests/e2e/gate.spec.ts > in a frame',
      'tests/e2e/gate.spec.ts > is open to everybody, as are the legal, staff and not-found pages',
    ],
    reading: "The site's headers let only its own pages frame one, so a frame elsewhere cannot bypass the gate.",
  },
]
