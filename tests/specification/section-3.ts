import type { Line } from './line.ts'

/** Section 3: entities and their fields. */
export const section3: readonly Line[] = [
  {
    section: '3',
    says: '| name | text |',
    provedBy: ['tests/specification/facts.test.ts > the contact form has the specified fields, and the six reasons'],
  },
  {
    section: '3',
    says: '| phone | text |',
    provedBy: ['tests/specification/facts.test.ts > the contact form has the specified fields, and the six reasons'],
  },
  {
    section: '3',
    says: '| email | text |',
    provedBy: ['tests/specification/facts.test.ts > the contact form has the specified fields, and the six reasons'],
  },
  {
    section: '3',
    says: '| reason | one of',
    provedBy: ['tests/specification/facts.test.ts > the contact form has the specified fields, and the six reasons'],
  },
  {
    section: '3',
    says: '| message | text |',
    provedBy: [
      'tests/specification/facts.test.ts > the contact form has the specified fields, and the six reasons',
      'tests/e2e/contact.spec.ts > the button says what happens, and then the message is thanked for',
    ],
  },
  {
    section: '3',
    says: 'Shown in the form: fullName',
    provedBy: [
      'tests/specification/facts.test.ts > a request holds the specified values, and no other',
      'tests/e2e/appointment.spec.ts > a patient books on …: the mail app opens with all that was said',
    ],
  },
  {
    section: '3',
    says: 'Preferred days: a separate',
    provedBy: [
      'tests/browser/appointment-words.test.ts > the dialog offers the specified options, in order',
      'tests/e2e/appointment.spec.ts > every specified option is there, and nothing asks for a birth date or an insurance number',
    ],
  },
  {
    section: '3',
    says: 'Read by the email template but with no input',
    provedBy: [
      'tests/browser/mail-link.test.ts > every answer the specification names has its line, also those the dialog does not ask for',
      'tests/e2e/appointment.spec.ts > every specified option is there, and nothing asks for a birth date or an insurance number',
      'tests/e2e/appointment.spec.ts > a birth date and an insurance number are asked for where the manifest says so',
      'tests/browser/appointment-words.test.ts > the dialog offers the specified options, in order',
    ],
  },
  {
    section: '3',
    says: '**Page context:**',
    provedBy: [
      'tests/e2e/appointment.spec.ts > a page with a number or a subject of its own gives them to the dialog',
      'tests/e2e/appointment.spec.ts > Schedule opens the appointment dialog for the page, and Cancel closes it',
    ],
  },
  {
    section: '3',
    says: '**Referral source:**',
    provedBy: [
      'tests/browser/appointment-request.test.ts > the referral is the five utm values of the address, cleaned, and nothing else of it',
      'tests/browser/analytics-first-touch.test.ts > the first campaign tags of a session stand for the visit, on pages without tags and with others',
      'tests/e2e/analytics.spec.ts > a request tells by which link the visit came, however many pages later',
    ],
    reading: 'The first tags of the session count: one click later they are gone from the address.',
  },
  {
    section: '3',
    says: 'name, slug, description',
    provedBy: ['tests/specification/facts.test.ts > a service has every field of a landing entry'],
  },
  {
    section: '3',
    says: 'benefits (list of six)',
    provedBy: ['tests/specification/facts.test.ts > a service has every field of a landing entry'],
  },
  {
    section: '3',
    says: 'expertise text, icon',
    provedBy: ['tests/specification/facts.test.ts > a service has every field of a landing entry'],
  },
  {
    section: '3',
    says: 'relatedServices (list)',
    provedBy: ['tests/specification/facts.test.ts > a service has every field of a landing entry'],
  },
  {
    section: '3',
    says: 'targetAudience: families',
    provedBy: ['tests/specification/facts.test.ts > a service has every field of a landing entry'],
  },
  {
    section: '3',
    says: 'searchVolume: high',
    provedBy: ['tests/specification/facts.test.ts > a service has every field of a landing entry'],
  },
  {
    section: '3',
    says: 'service',
    provedBy: ['tests/practice/service-pages.test.ts > every service has a page in every city'],
  },
  {
    section: '3',
    says: 'location: city, driveTime',
    provedBy: [
      'tests/practice/service-pages.test.ts > has expertise text and the drive time from the city',
      'tests/practice/service-pages.test.ts > has six neighbourhoods served, each reading City - Area',
    ],
  },
  {
    section: '3',
    says: 'testimonials (list of three)',
    provedBy: [
      'tests/practice/service-pages.test.ts > has three testimonials: quote, author, location, five stars, and a sample says that it is one',
      'tests/specification/facts.test.ts > every testimonial has a quote, a name and a place, and names the service it is about',
    ],
  },
  {
    section: '3',
    says: 'seoKeywords, metaDescription',
    provedBy: [
      'tests/generator/head.test.ts > are read for the search of the site, and stand in the head of no page: search engines ignore them',
      'tests/rules/search-engine-rules.ts > has titles and descriptions that no other page has',
    ],
  },
  {
    section: '3',
    says: 'Neighbourhood lists exist per audience',
    provedBy: [
      'tests/specification/facts.test.ts > there are neighbourhood lists for the four audiences, and every entry reads City - Area',
    ],
  },
  {
    section: '3',
    says: '| Irvine | 12-15 |',
    provedBy: ['tests/specification/facts.test.ts > %s is as many minutes away as the specification says'],
  },
  {
    section: '3',
    says: '| Newport Beach | 20-25 |',
    provedBy: ['tests/specification/facts.test.ts > %s is as many minutes away as the specification says'],
  },
  {
    section: '3',
    says: '| Costa Mesa | 8-12 |',
    provedBy: ['tests/specification/facts.test.ts > %s is as many minutes away as the specification says'],
  },
  {
    section: '3',
    says: '| Anaheim | 20-25 |',
    provedBy: ['tests/specification/facts.test.ts > %s is as many minutes away as the specification says'],
  },
  {
    section: '3',
    says: '| Tustin | 8-12 |',
    provedBy: ['tests/specification/facts.test.ts > %s is as many minutes away as the specification says'],
  },
  {
    section: '3',
    says: '| Santa Ana | 5-8 |',
    provedBy: ['tests/specification/facts.test.ts > %s is as many minutes away as the specification says'],
  },
  {
    section: '3',
    says: '| Orange | 15-18 |',
    provedBy: ['tests/specification/facts.test.ts > %s is as many minutes away as the specification says'],
  },
  {
    section: '3',
    says: '| Huntington Beach | 25-30 |',
    provedBy: ['tests/specification/facts.test.ts > %s is as many minutes away as the specification says'],
  },
  {
    section: '3',
    says: '| Garden Grove | 10-15 |',
    provedBy: ['tests/specification/facts.test.ts > %s is as many minutes away as the specification says'],
  },
  {
    section: '3',
    says: '| Fountain Valley | 15-20 |',
    provedBy: ['tests/specification/facts.test.ts > %s is as many minutes away as the specification says'],
  },
  {
    section: '3',
    says: '| Westminster | 15-20 |',
    provedBy: ['tests/specification/facts.test.ts > %s is as many minutes away as the specification says'],
  },
  {
    section: '3',
    says: '| Fullerton | 20-25 |',
    provedBy: ['tests/specification/facts.test.ts > %s is as many minutes away as the specification says'],
  },
  {
    section: '3',
    says: '| Brea | 25-30 |',
    provedBy: ['tests/specification/facts.test.ts > %s is as many minutes away as the specification says'],
  },
  {
    section: '3',
    says: '| Yorba Linda | 30-35 |',
    provedBy: ['tests/specification/facts.test.ts > %s is as many minutes away as the specification says'],
  },
  {
    section: '3',
    says: '| any other | 15-20',
    provedBy: [
      'tests/specification/facts.test.ts > a city without a drive time gets the default within its reach, and an estimate beyond',
      'tests/generator/expand.test.ts > shows its drive time, or the default',
    ],
  },
  {
    section: '3',
    says: '**Testimonial:**',
    provedBy: [
      'tests/specification/facts.test.ts > every testimonial has a quote, a name and a place, and names the service it is about',
    ],
  },
  {
    section: '3',
    says: 'sessionId, userId',
    provedBy: [
      'tests/browser/analytics-session.test.ts > a session has every field of the specification, and the campaign tags of its link',
    ],
  },
  {
    section: '3',
    says: 'browser, browserVersion',
    provedBy: [
      'tests/browser/analytics-session.test.ts > a session has every field of the specification, and the campaign tags of its link',
      'tests/browser/analytics-session.test.ts > the device is told from the user agent: %s',
    ],
  },
  {
    section: '3',
    says: 'events: each has',
    provedBy: ['tests/browser/analytics-session.test.ts > an event has a name, a time and properties'],
  },
  {
    section: '3',
    says: '**Location record:**',
    provedBy: ['tests/browser/gate-look-up.test.ts > tells where the visitor is'],
  },
  {
    section: '3',
    says: '**Image properties:**',
    provedBy: [
      'tests/generator/photos.test.ts > the widths are those screens ask for, none wider than the photo',
      'tests/generator/photos.test.ts > the quality is 85 unless told',
      'tests/templates/picture.test.ts > is offered in each format with all its widths, the lightest first, and told how wide it is shown',
      'tests/templates/picture.test.ts > that a page opens with is fetched at once and first',
      'tests/templates/picture.test.ts > may show a blurred copy of itself until it has come, which screen readers pass over',
      'tests/templates/picture.test.ts > is fetched when it comes near, and keeps its space before',
    ],
  },
  {
    section: '3',
    says: '**FAQ item:**',
    provedBy: [
      'tests/generator/structured-data.test.ts > are told of a page that is about them, as it shows them, without the marks of their links',
      'tests/generator/structured-data.test.ts > has breadcrumbs everywhere but at home',
    ],
  },
  {
    section: '3',
    says: '**Business structured data:**',
    provedBy: [
      'tests/specification/facts.test.ts > the practice in structured data has the specified fields',
      'tests/generator/structured-data.test.ts > has a rating only on the home pages, which show it',
    ],
    reading:
      'A MedicalClinic of the specialty Optometric. The optometrist is its employee, and its founder where the manifest says so. The area is listed on the home pages, as pages of cities name their own; the rating stands where visitors see it.',
  },
]
