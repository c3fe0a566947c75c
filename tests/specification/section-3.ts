import type { Entry } from './line.ts'

/** Section 3: entities and their fields. */
export const section3: readonly Entry[] = [
  {
    says: ['| name | text |', '| phone | text |', '| email | text |', '| reason | one of'],
    provedBy: 'tests/specification/facts.test.ts > the contact form has the specified fields and the six reasons',
  },
  {
    says: '| message | text |',
    provedBy: [
      'tests/specification/facts.test.ts > the contact form has the specified fields and the six reasons',
      'tests/e2e/contact.spec.ts > the button shows the progress, and the page then confirms the message',
    ],
  },
  {
    says: 'Shown in the form: fullName',
    provedBy: [
      'tests/specification/facts.test.ts > a request contains exactly the specified values',
      'tests/e2e/appointment.spec.ts > a patient books on …: the mail app opens with the whole request',
    ],
  },
  {
    says: 'Preferred days: a separate',
    provedBy: [
      'tests/browser/appointment-words.test.ts > the dialog offers the specified options, in order',
      'tests/e2e/appointment.spec.ts > every specified option is there, and nothing asks for a birth date or an insurance number',
    ],
  },
  {
    says: 'Read by the email template but with no input',
    provedBy: [
      'tests/browser/mail-link.test.ts > every specified answer has a line, even those the dialog does not ask for',
      'tests/e2e/appointment.spec.ts > every specified option is there, and nothing asks for a birth date or an insurance number',
      'tests/e2e/appointment.spec.ts > the dialog asks for a birth date and an insurance number if the manifest says so',
      'tests/browser/appointment-words.test.ts > the dialog offers the specified options, in order',
    ],
  },
  {
    says: '**Page context:**',
    provedBy: [
      'tests/e2e/appointment.spec.ts > the dialog uses the phone number and the subject of a page that has its own',
      'tests/e2e/appointment.spec.ts > Schedule opens the appointment dialog for the page, which keeps the focus, and Cancel closes it',
    ],
  },
  {
    says: '**Referral source:**',
    provedBy: [
      'tests/browser/appointment-request.test.ts > the referral holds only the five utm parameters of the URL, cleaned',
      'tests/browser/analytics-first-touch.test.ts > the first campaign tags of a visit are kept on later pages, with or without tags of their own',
      'tests/e2e/analytics.spec.ts > a request carries the campaign tags of the first link, even pages later',
    ],
    reading: 'The first tags of the session count: after one click they are no longer in the address.',
  },
  {
    says: [
      'name, slug, description',
      'benefits (list of six)',
      'expertise text, icon',
      'relatedServices (list)',
      'targetAudience: families',
      'searchVolume: high',
    ],
    provedBy:
      'tests/specification/facts.test.ts > a service must have every field of a landing entry, in every language',
  },
  {
    says: 'service',
    provedBy: 'tests/practice/service-pages.test.ts > every service has a page in every city',
  },
  {
    says: 'location: city, driveTime',
    provedBy: [
      'tests/practice/service-pages.test.ts > has expertise text and the drive time from the city',
      'tests/practice/service-pages.test.ts > lists six neighborhoods served, each written City - Area',
    ],
  },
  {
    says: 'testimonials (list of three)',
    provedBy: [
      'tests/practice/service-pages.test.ts > has three testimonials with quote, author, location, any date and five stars, and labels the samples',
      'tests/specification/facts.test.ts > every testimonial has a quote, an author and a location, and names an existing service',
    ],
  },
  {
    says: 'seoKeywords, metaDescription',
    provedBy: [
      'tests/generator/build/head.test.ts > are available to the site search but in no head, where search engines ignore them',
      'tests/rules/search-engine-rules.ts > has titles and descriptions that no other page has',
    ],
  },
  {
    says: 'Neighbourhood lists exist per audience',
    provedBy:
      'tests/specification/facts.test.ts > each of the four audiences has a neighborhood list, and every entry is written City - Area',
  },
  {
    says: [
      '| Irvine | 12-15 |',
      '| Newport Beach | 20-25 |',
      '| Costa Mesa | 8-12 |',
      '| Anaheim | 20-25 |',
      '| Tustin | 8-12 |',
      '| Santa Ana | 5-8 |',
      '| Orange | 15-18 |',
      '| Huntington Beach | 25-30 |',
      '| Garden Grove | 10-15 |',
      '| Fountain Valley | 15-20 |',
      '| Westminster | 15-20 |',
      '| Fullerton | 20-25 |',
      '| Brea | 25-30 |',
      '| Yorba Linda | 30-35 |',
    ],
    provedBy: 'tests/specification/facts.test.ts > %s is the specified number of minutes away',
  },
  {
    says: '| any other | 15-20',
    provedBy: [
      'tests/specification/facts.test.ts > a city without a drive time gets the default if it is near, and an estimate if it is far',
      'tests/generator/expand/expand.test.ts > shows its drive time, or the default',
    ],
    reading: 'Where the default is unlikely for the distance, as in Riverside, the page shows an estimate and says so.',
  },
  {
    says: '**Testimonial:**',
    provedBy: [
      'tests/specification/facts.test.ts > every testimonial has a quote, an author and a location, and names an existing service',
      'tests/generator/expand/expand.test.ts > says when a quote was given, as its language writes dates',
    ],
  },
  {
    says: 'sessionId, userId',
    provedBy:
      'tests/browser/analytics-session.test.ts > a session has every specified field and the campaign tags of its link',
  },
  {
    says: 'browser, browserVersion',
    provedBy: [
      'tests/browser/analytics-session.test.ts > a session has every specified field and the campaign tags of its link',
      'tests/browser/analytics-session.test.ts > the device is recognized by its user agent: %s',
    ],
  },
  {
    says: 'events: each has',
    provedBy: 'tests/browser/analytics-session.test.ts > an event has a name, a time and properties',
  },
  {
    says: '**Location record:**',
    provedBy: 'tests/browser/gate-look-up.test.ts > returns the location of the visitor',
  },
  {
    says: '**Image properties:**',
    provedBy: [
      'tests/generator/emit/photos.test.ts > come in the standard widths, none wider than the photo',
      'tests/generator/emit/photos.test.ts > have a quality of 85 unless the photo sets its own',
      'tests/templates/picture.test.ts > is offered in every format and width, the lightest format first, with the width it is shown at',
      'tests/templates/picture.test.ts > on the first screen of a page is fetched at once, with high priority',
      'tests/templates/picture.test.ts > can show a blurred copy while it loads, hidden from screen readers',
      'tests/templates/picture.test.ts > is loaded lazily, with its space reserved',
    ],
  },
  {
    says: '**FAQ item:**',
    provedBy: [
      'tests/generator/build/structured-data.test.ts > are listed for an FAQ page, without Markdown marks',
      'tests/generator/build/structured-data.test.ts > has breadcrumbs on every page but the home pages',
    ],
  },
  {
    says: '**Business structured data:**',
    provedBy: [
      'tests/specification/facts.test.ts > the practice in structured data has the specified fields',
      'tests/generator/build/structured-data.test.ts > has a rating on the home pages only',
    ],
    reading:
      'A MedicalClinic of the specialty Optometric. The optometrist is its employee, and its founder where the manifest says so. The area is listed on the home pages, as city pages name their own; the rating is where visitors see it.',
  },
]
