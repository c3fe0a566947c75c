import type { Line } from './line.ts'

/** Section 2: screens and routes. */
export const section2: readonly Line[] = [
  {
    section: '2',
    says: 'Every page loads on demand',
    provedBy: [
      'tests/e2e/navigation.spec.ts > shows in the middle while a page is long in coming: …',
      'tests/e2e/pages.spec.ts > an unknown address answers 404 with the not-found page',
      'tests/e2e/navigation.spec.ts > scrolling is … with motion set to …',
      'tests/e2e/navigation.spec.ts > a new page starts at its top, and Back returns to where the visitor was',
      'tests/e2e/navigation.spec.ts > the button to the top shows past 300 px, and leads there',
      'tests/e2e/navigation.spec.ts > the skip link comes first, shows when it has the focus, and leads to the main content',
    ],
    reading:
      'Every page is a document of its own: it starts at its top, and scrolling within it is smooth unless less motion is asked for.',
  },
  {
    section: '2',
    says: '/ (home), /about, /services',
    provedBy: [
      'tests/site/routes.test.ts > every URL of the specification is a file of the published site',
      'tests/practice/service-pages.test.ts > every service has a page in every city',
    ],
    reading: 'The wildcard below /services is the service pages, /services/{service}[/{city}].',
  },
  {
    section: '2',
    says: '/conditions/keratoconus',
    provedBy: ['tests/site/routes.test.ts > every URL of the specification is a file of the published site'],
  },
  {
    section: '2',
    says: '/keratoconus-referral (patient',
    provedBy: [
      'tests/site/routes.test.ts > every URL of the specification is a file of the published site',
      'tests/e2e/referral.spec.ts > gives a patient what to expect, a way to ask for a visit, and the phone',
    ],
  },
  {
    section: '2',
    says: '/admin/keratoconus-qr (QR',
    provedBy: [
      'tests/site/routes.test.ts > every URL of the specification is a file of the published site',
      'tests/e2e/qr.spec.ts > the code is downloaded as SVG and as PNG, under a name that says what it is',
    ],
  },
  {
    section: '2',
    says: '/admin/tools (admin',
    provedBy: [
      'tests/site/routes.test.ts > every URL of the specification is a file of the published site',
      'tests/e2e/tools.spec.ts > puts a link together as it is typed, by keyboard alone, and copies it',
    ],
    reading:
      'Its contents are ours: a builder of tagged links, the visits stored in the browser and the list of pages.',
  },
  {
    section: '2',
    says: 'keratoconus, dry-eye, headache-eye-fatigue, ortho-k, lasik, cataract, subconjunctival-hemorrhage, posterior-vitreous-detachment, ocular-surface-disease, computer-vision-syndrome, uveitis-iritis, herpes-simplex-keratitis, narrow-angles, blepharitis, fuchs-corneal-dystrophy, allergic-conjunctivitis, floaters-flashes, myopia, pinguecula-pterygium, stye-chalazion',
    provedBy: ['tests/site/routes.test.ts > every URL of the specification is a file of the published site'],
  },
  {
    section: '2',
    says: 'comprehensive-treatment-options-orange-county',
    provedBy: ['tests/site/routes.test.ts > every URL of the specification is a file of the published site'],
  },
  {
    section: '2',
    says: 'irvine, newport-beach, costa-mesa, santa-ana, tustin, anaheim, anaheim-hills',
    provedBy: [
      'tests/site/routes.test.ts > every URL of the specification is a file of the published site',
      'tests/site/frame.test.ts > the footer leads to the pages, conditions, cities and neighbourhoods of the specification',
      'tests/rules/link-rules.ts > has links that lead to a page, a section or a file that exists',
    ],
  },
  {
    section: '2',
    says: 'woodbridge, turtle-rock',
    provedBy: ['tests/site/routes.test.ts > every URL of the specification is a file of the published site'],
  },
  {
    section: '2',
    says: '/education/faq/conditions/what-is-keratoconus',
    provedBy: ['tests/site/routes.test.ts > every URL of the specification is a file of the published site'],
  },
  {
    section: '2',
    says: '/education/faq/conditions/why-eyes-always-dry',
    provedBy: ['tests/site/routes.test.ts > every URL of the specification is a file of the published site'],
  },
  {
    section: '2',
    says: '/education/guides/conditions/child-nearsighted-signs',
    provedBy: ['tests/site/routes.test.ts > every URL of the specification is a file of the published site'],
  },
  {
    section: '2',
    says: '/cataract-surgery-faq-complete-guide',
    provedBy: ['tests/site/routes.test.ts > every URL of the specification is a file of the published site'],
  },
  {
    section: '2',
    says: 'cataract-comparison, comprehensive-care',
    provedBy: ['tests/site/routes.test.ts > every URL of the specification is a file of the published site'],
  },
  {
    section: '2',
    says: 'Seven service slugs',
    provedBy: ['tests/specification/published-facts.test.ts > the seven services have the specified slugs'],
  },
  {
    section: '2',
    says: 'A sub-router offers',
    provedBy: [
      'tests/generator/expand.test.ts > has a hub that shows the first city and lists them all',
      'tests/practice/service-pages.test.ts > every service has a page in every city',
      'tests/generator/expand.test.ts > send the short form of a service, and of a service in a city, to its page',
      'tests/e2e/pages.spec.ts > a short address of a service leads to its page',
    ],
    reading: 'A service without a city is its hub: the first location and the list of all.',
  },
  {
    section: '2',
    says: 'An unknown service or location',
    provedBy: [
      'tests/specification/facts.test.ts > an unknown service or city has no page, and no redirect to one',
      'tests/e2e/pages.spec.ts > an unknown address answers 404 with the not-found page',
    ],
  },
  {
    section: '2',
    says: 'Where these are mounted',
    provedBy: ['tests/e2e/pages.spec.ts > a short address of a service leads to its page'],
    reading:
      'They are mounted at /services/{service}[/{city}]; the short forms /{service} and /{service}/{city} are redirects.',
  },
  {
    section: '2',
    says: 'The page shows:',
    provedBy: [
      'tests/practice/service-pages.test.ts > has a hero: its one h1, an introduction and the two ways to a visit',
    ],
  },
  {
    section: '2',
    says: 'a hero;',
    provedBy: [
      'tests/practice/service-pages.test.ts > has a hero: its one h1, an introduction and the two ways to a visit',
    ],
  },
  {
    section: '2',
    says: 'a why-choose list of benefits',
    provedBy: ['tests/practice/service-pages.test.ts > has a why-choose list of six benefits'],
  },
  {
    section: '2',
    says: 'expertise text and the drive time',
    provedBy: ['tests/practice/service-pages.test.ts > has expertise text and the drive time from the city'],
  },
  {
    section: '2',
    says: 'related services;',
    provedBy: ['tests/practice/service-pages.test.ts > has related services that lead somewhere else'],
  },
  {
    section: '2',
    says: 'neighbourhoods served;',
    provedBy: ['tests/practice/service-pages.test.ts > has six neighbourhoods served, each reading City - Area'],
  },
  {
    section: '2',
    says: 'the address, office hours and testimonials',
    provedBy: [
      'tests/practice/service-pages.test.ts > has the address, the number of the page and every line of the office hours',
      'tests/practice/service-pages.test.ts > has three testimonials: quote, author, location, five stars, and a sample says that it is one',
    ],
  },
  {
    section: '2',
    says: 'lists of accepted vision',
    provedBy: ['tests/practice/service-pages.test.ts > has the vision and the medical plans it accepts'],
  },
  {
    section: '2',
    says: 'call and book-online buttons',
    provedBy: [
      'tests/practice/service-pages.test.ts > has call and book-online buttons, at its top and further down',
      'tests/e2e/booking.spec.ts > Book online leads to the booking site and says so, and Schedule still opens the dialog, for every service',
    ],
  },
  {
    section: '2',
    says: 'a partner-logo strip.',
    provedBy: ['tests/practice/service-pages.test.ts > has a partner-logo strip of at least three brands'],
  },
  {
    section: '2',
    says: 'Under /es/condiciones/',
    provedBy: ['tests/site/routes.test.ts > every URL of the specification is a file of the published site'],
  },
  {
    section: '2',
    says: '/es/ciudades/santa-ana-oculista.',
    provedBy: ['tests/site/routes.test.ts > every URL of the specification is a file of the published site'],
  },
  {
    section: '2',
    says: 'English-content mirror under /es',
    provedBy: [
      'tests/site/routes.test.ts > every URL of the specification is a file of the published site',
      'tests/generator/expand.test.ts > has a mirror under /es that leaves search engines to the original',
      'tests/practice/markup.test.ts > a %s page (%s, %s) is marked up as it was: %s',
    ],
    reading:
      'Every page under /es is translated; where a Spanish original exists elsewhere, the mirror shows it and names it as canonical.',
  },
  {
    section: '2',
    says: 'Switching language adds or removes',
    provedBy: [
      'tests/e2e/language.spec.ts > adds the prefix to the home page and takes it away',
      'tests/generator/expand.test.ts > follows the pair in both directions, from the mirror too',
      'tests/generator/expand.test.ts > switches to the nearest page above it that English has',
    ],
    reading: 'The switch follows the pair of the page, never blind prefixing.',
  },
  {
    section: '2',
    says: 'The Spanish home page has',
    provedBy: ['tests/specification/facts.test.ts > the Spanish home page has the parts the specification lists'],
  },
  {
    section: '2',
    says: 'Header navigation:',
    provedBy: [
      'tests/site/frame.test.ts > the %s leads to home, about, the services menu and contact',
      'tests/e2e/header.spec.ts > opens while the mouse is over it, and leads to a condition',
    ],
  },
  {
    section: '2',
    says: 'Services submenu:',
    provedBy: ['tests/site/frame.test.ts > the %s leads to home, about, the services menu and contact'],
  },
  {
    section: '2',
    says: 'Below 768px',
    provedBy: [
      'tests/e2e/header.spec.ts > the menu of phones and the call bar are there below 768 px and not from 768 px on',
      'tests/e2e/header.spec.ts > the menu opens and closes by its button, by a tap beside it and when a page is chosen',
      "tests/e2e/header.spec.ts > a bar with the page's number stays at the foot of the screen",
    ],
  },
  {
    section: '2',
    says: 'A Schedule button in the header',
    provedBy: [
      'tests/e2e/appointment.spec.ts > Schedule opens the appointment dialog for the page, and Cancel closes it',
      'tests/specification/facts.test.ts > the header and the hero have a Schedule button for the dialog',
    ],
  },
  {
    section: '2',
    says: 'Footer links:',
    provedBy: [
      'tests/site/frame.test.ts > the footer leads to the pages, conditions, cities and neighbourhoods of the specification',
    ],
  },
  {
    section: '2',
    says: 'pages: /, /about',
    provedBy: [
      'tests/site/frame.test.ts > the footer leads to the pages, conditions, cities and neighbourhoods of the specification',
    ],
  },
  {
    section: '2',
    says: 'conditions: keratoconus, dry-eye',
    provedBy: [
      'tests/site/frame.test.ts > the footer leads to the pages, conditions, cities and neighbourhoods of the specification',
    ],
  },
  {
    section: '2',
    says: 'cities: /locations',
    provedBy: [
      'tests/site/frame.test.ts > the footer leads to the pages, conditions, cities and neighbourhoods of the specification',
    ],
  },
  {
    section: '2',
    says: 'neighbourhoods: /neighborhoods/yorba-linda',
    provedBy: [
      'tests/site/frame.test.ts > the footer leads to the pages, conditions, cities and neighbourhoods of the specification',
    ],
  },
  {
    section: '2',
    says: 'The footer email is masked',
    provedBy: [
      'tests/e2e/header.spec.ts > is masked until it is asked for: …',
      'tests/browser/mask-email.test.ts > a masked address tells neither the rest of the name nor its length',
    ],
  },
  {
    section: '2',
    says: 'Language switcher: a flag',
    provedBy: [
      'tests/specification/facts.test.ts > the language switch has the flag of Mexico or of the United States',
      'tests/practice/language-switch.test.ts > the language switch shows a flag and the name of the other language, in that language',
    ],
  },
  {
    section: '2',
    says: 'Loading screen for the location check',
    provedBy: [
      'tests/specification/facts.test.ts > the screen of the location check says what the specification words',
      'tests/e2e/gate.spec.ts > reads the page after the check, of which screen readers are told, and is not checked again',
    ],
  },
  {
    section: '2',
    says: 'Appointment dialog: title',
    provedBy: [
      'tests/e2e/appointment.spec.ts > Schedule opens the appointment dialog for the page, and Cancel closes it',
      'tests/e2e/appointment.spec.ts > a page about nothing in particular asks without a banner, counts as General, and leaves the choice open',
      'tests/browser/appointment-words.test.ts > what the specification words is worded so',
    ],
  },
  {
    section: '2',
    says: 'Contact page: a form',
    provedBy: [
      'tests/e2e/contact.spec.ts > the button says what happens, and then the message is thanked for',
      'tests/e2e/contact.spec.ts > is opened, never said to be sent, and can be opened again, copied, or replaced by a call',
    ],
    reading: 'With delivery by mail app, the page does not claim that a message was sent that still waits in the app.',
  },
  {
    section: '2',
    says: 'Partner-logo strip: scrolls',
    provedBy: [
      'tests/e2e/partner-strip.spec.ts > the brands wait a second, then pass by',
      'tests/e2e/partner-strip.spec.ts > when the last one has passed, the first one follows at once',
      'tests/generator/logos.test.ts > is published as it is, under a name that changes with it',
      'tests/e2e/partner-strip.spec.ts > they stop under the mouse, for the keyboard, and for good by the box',
    ],
  },
  {
    section: '2',
    says: 'Images: lazy',
    provedBy: [
      'tests/templates/picture.test.ts > is fetched when it comes near, and keeps its space before',
      'tests/e2e/images.spec.ts > a picture pulses while it loads, or shows its blurred copy',
    ],
  },
]
