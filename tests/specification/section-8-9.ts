import type { Entry } from './line.ts'

/** Section 8: error catalogue. */
export const section8: readonly Entry[] = [
  {
    says: '| Appointment rate limit exceeded |',
    provedBy:
      'tests/e2e/appointment-failures.spec.ts > the sixth request within a minute is stopped with the specified alert, even after a reload',
    reading: 'An alert in the dialog, which can hold the number to call, and seconds that count down.',
  },
  {
    says: '| Session token mismatch |',
    provedBy:
      'tests/e2e/appointment-failures.spec.ts > a request with a changed token is stopped with the specified alert, and works after a reload',
    reading: 'An alert in the dialog, which can hold the number to call.',
  },
  {
    says: '| Unknown service or location slug',
    provedBy: [
      'tests/e2e/pages.spec.ts > an unknown address answers 404 with the not-found page',
      'tests/specification/facts.test.ts > an unknown service or city has no page, and no redirect to one',
    ],
  },
  {
    says: '| Image load failure |',
    provedBy:
      'tests/e2e/images.spec.ts > a picture that cannot be loaded is replaced by a note once, even if its error event repeats: …',
  },
  {
    says: '| Geolocation failure',
    provedBy: [
      'tests/browser/gate-look-up.test.ts > no server at the address',
      'tests/browser/gate-verdict.test.ts > when the place is unknown, unless the practice says otherwise',
      'tests/e2e/gate.spec.ts > the visitor is turned away, whatever the failure is',
      'tests/e2e/gate.spec.ts > is checked again by the out-of-area page, and let in',
      'tests/e2e/gate.spec.ts > the rules are missing or malformed',
    ],
    reading: 'It denies after a second try, and is not remembered. A slow answer is not a failure.',
  },
  {
    says: '| Missing translation key |',
    provedBy: [
      'tests/generator/expand/words.test.ts > are derived from the key where neither language has one',
      'tests/generator/expand/words.test.ts > fall back to English where Spanish has none',
      'tests/generator/parse/languages.test.ts > that are missing are named in a warning',
    ],
  },
  {
    says: '| Analytics storage error |',
    provedBy: [
      'tests/browser/analytics-storage.test.ts > denied storage never throws: nothing is saved, and the visitor still gets an id',
      'tests/browser/analytics-storage.test.ts > a quota without room for a session only logs a warning',
    ],
  },
  {
    says: '| Confetti failure |',
    provedBy:
      'tests/e2e/appointment-failures.spec.ts > when the confetti cannot be loaded, the request still opens in the mail app',
  },
  {
    says: '| Alert dialog missing',
    provedBy:
      'tests/e2e/appointment-failures.spec.ts > a dialog without a description logs a warning, and opens anyway',
  },
]

/** Section 9: business constants and limits. */
export const section9: readonly Entry[] = [
  {
    says: 'Languages: en and es',
    provedBy: [
      'tests/e2e/language.spec.ts > keeps the subject, switches the lang and the title of the page, and remembers the choice',
      'tests/browser/detect-language.test.ts > comes from the %s when no other source names one',
    ],
  },
  {
    says: 'Appointment submit rate limit',
    provedBy: [
      'tests/browser/rate-limit.test.ts > allows five attempts per minute, and makes the sixth wait',
      'tests/browser/rate-limit.test.ts > makes someone who keeps pressing wait 2, 4, 8 ... seconds, at most 300',
      'tests/browser/rate-limit.test.ts > the default limit is ten attempts per minute',
    ],
  },
  {
    says: 'Input cap 1000',
    provedBy: [
      'tests/browser/contact-sanitise.test.ts > a text is cut to 1000 characters without splitting a surrogate pair',
      'tests/browser/email-address.test.ts > an address has at most 254 characters',
      'tests/browser/phone-number.test.ts > has at most 20 characters and 15 digits',
      'tests/browser/appointment-submit.test.ts > a submission goes through its steps in the specified order',
      'tests/e2e/appointment-failures.spec.ts > confetti falls in pink and teal over the dialog, is cleared away, and breaks no rule of the policy',
      'tests/specification/confetti.test.ts > the confetti is cleared away after 1.5 seconds, and not before',
    ],
  },
  {
    says: 'Toasts: duration 4000',
    provedBy: [
      'tests/browser/toast-constants.test.ts > toasts last 4000 ms, three are visible, and the gap between them is 14 px',
      "tests/browser/toast-constants.test.ts > sonner's own constants match the specification: 3, 4000 ms, 356 px, 14 px, a swipe of 20 px",
      'tests/e2e/toasts.spec.ts > three toasts are visible, 356 px wide and 14 px apart once they are spread out',
    ],
  },
  {
    says: 'Scroll-to-top threshold',
    provedBy: [
      'tests/e2e/navigation.spec.ts > the back-to-top button shows past 300 px, and scrolls to the top',
      'tests/e2e/header.spec.ts > the phone menu and the call bar are shown below 768 px only',
      'tests/e2e/images.spec.ts > a picture below the screen waits until it is within 50 px, then loads and is shown in the space kept for it',
      'tests/generator/emit/photos.test.ts > have a quality of 85 unless the photo sets its own',
    ],
  },
  {
    says: 'Analytics: 100 stored',
    provedBy: [
      'tests/browser/analytics-storage.test.ts > at most 100 sessions are kept, and the oldest are dropped first',
      'tests/browser/analytics-summary.test.ts > the top ten pages and cities are listed by count, highest first',
      'tests/browser/analytics-keep-session.test.ts > events from before the location is known are retried every 100 ms',
    ],
  },
  {
    says: 'Service landing pages: 7',
    provedBy: 'tests/specification/published-facts.test.ts > each of the seven specified slugs has a service',
  },
  {
    says: 'Phone numbers by page',
    provedBy: 'tests/specification/facts.test.ts > %s pages show the phone number of their group',
  },
  {
    says: '| default | {phone} |',
    provedBy: [
      'tests/specification/facts.test.ts > %s pages show the phone number of their group',
      "tests/generator/expand/expand.test.ts > is the practice's number everywhere else",
    ],
  },
  {
    says: ['| keratoconus | {phone} |', '| dry-eye | {phone} |', '| ortho-k | {phone} |', '| headache | {phone} |'],
    provedBy: 'tests/specification/facts.test.ts > %s pages show the phone number of their group',
  },
  {
    says: 'Office hours in the footer',
    provedBy: [
      'tests/specification/facts.test.ts > the footer has the office hours and the address of the specification',
      'tests/browser/mail-link.test.ts > an ordinary request is written out as a readable letter',
      'tests/generator/build/structured-data.test.ts > leaves days by appointment out of its opening hours',
    ],
    reading: 'What the footer and the email say is used everywhere; the manifest records the two others as disputed.',
  },
  {
    says: 'Address: 801',
    provedBy:
      'tests/specification/facts.test.ts > the footer has the office hours and the address of the specification',
  },
  {
    says: 'Structured rating',
    provedBy: [
      'tests/specification/facts.test.ts > the home page rates the practice 4.9 from 150 reviews, and the about page has no rating',
      'tests/generator/build/structured-data.test.ts > has a rating on the home pages only',
    ],
  },
  {
    says: 'Medical claims shown',
    provedBy:
      'tests/specification/facts.test.ts > medical claims have a source, and the stronger ones of the specification are recorded as disputed',
    reading: 'The numbers for Ortho-K and cross-linking are those of the cited studies, not the specified ones.',
  },
  {
    says: 'Insurers mentioned',
    provedBy: 'tests/specification/facts.test.ts > the practice accepts exactly the specified insurers',
  },
  {
    says: 'Service area: Santa Ana',
    provedBy: 'tests/specification/facts.test.ts > the home page names the service area',
  },
  {
    says: 'Partner brands:',
    provedBy: 'tests/specification/facts.test.ts > partner brands are chosen by category from a list of 23',
  },
]
