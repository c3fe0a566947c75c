import type { Entry } from './line.ts'

/** Section 2: screens and routes. */
export const section2: readonly Entry[] = [
  {
    says: 'Every page loads on demand',
    provedBy: [
      'tests/e2e/navigation.spec.ts > shows in the middle while a page is slow to load: …',
      'tests/e2e/pages.spec.ts > an unknown address answers 404 with the not-found page',
      'tests/e2e/navigation.spec.ts > scrolling is …, and pages …, with prefers-reduced-motion set to …',
      'tests/e2e/navigation.spec.ts > a new page starts at its top, and Back returns to where the visitor was',
      'tests/e2e/navigation.spec.ts > the back-to-top button shows past 300 px, and scrolls to the top',
      'tests/e2e/navigation.spec.ts > the skip link comes first, shows when focused, and leads to the main content',
    ],
    reading:
      'Every page is a separate document: it starts at its top, and scrolling within it is smooth unless the visitor prefers less motion.',
  },
  {
    says: '/ (home), /about, /services',
    provedBy: [
      'tests/site/routes.test.ts > every specified URL has a file in the published site',
      'tests/practice/service-pages.test.ts > every service has a page in every city',
    ],
    reading: 'The wildcard below /services matches the service pages, /services/{service}[/{city}].',
  },
  {
    says: '/conditions/keratoconus',
    provedBy: 'tests/site/routes.test.ts > every specified URL has a file in the published site',
  },
  {
    says: '/keratoconus-referral (patient',
    provedBy: [
      'tests/site/routes.test.ts > every specified URL has a file in the published site',
      'tests/e2e/referral.spec.ts > offers patients the phone number, their own section and the appointment dialog',
    ],
  },
  {
    says: '/admin/keratoconus-qr (QR',
    provedBy: [
      'tests/site/routes.test.ts > every specified URL has a file in the published site',
      'tests/e2e/qr.spec.ts > the code downloads as SVG and as PNG, under a descriptive file name',
    ],
  },
  {
    says: '/admin/tools (admin',
    provedBy: [
      'tests/site/routes.test.ts > every specified URL has a file in the published site',
      'tests/e2e/tools.spec.ts > builds a link as it is typed, by keyboard alone, and copies it',
    ],
    reading:
      'Its contents are ours: a builder of tagged links, the visits stored in the browser and the list of pages.',
  },
  {
    says: [
      'keratoconus, dry-eye, headache-eye-fatigue, ortho-k, lasik, cataract, subconjunctival-hemorrhage, posterior-vitreous-detachment, ocular-surface-disease, computer-vision-syndrome, uveitis-iritis, herpes-simplex-keratitis, narrow-angles, blepharitis, fuchs-corneal-dystrophy, allergic-conjunctivitis, floaters-flashes, myopia, pinguecula-pterygium, stye-chalazion',
      'comprehensive-treatment-options-orange-county',
    ],
    provedBy: 'tests/site/routes.test.ts > every specified URL has a file in the published site',
  },
  {
    says: 'irvine, newport-beach, costa-mesa, santa-ana, tustin, anaheim, anaheim-hills',
    provedBy: [
      'tests/site/routes.test.ts > every specified URL has a file in the published site',
      'tests/site/frame.test.ts > the footer links to the specified pages, conditions, cities and neighborhoods',
      'tests/rules/link-rules.ts > has links that lead to a page, a section or a file that exists',
    ],
  },
  {
    says: [
      'woodbridge, turtle-rock',
      '/education/faq/conditions/what-is-keratoconus',
      '/education/faq/conditions/why-eyes-always-dry',
      '/education/guides/conditions/child-nearsighted-signs',
      '/cataract-surgery-faq-complete-guide',
      'cataract-comparison, comprehensive-care',
    ],
    provedBy: 'tests/site/routes.test.ts > every specified URL has a file in the published site',
  },
  {
    says: 'Seven service slugs',
    provedBy: 'tests/specification/published-facts.test.ts > each of the seven specified slugs has a service',
  },
  {
    says: 'A sub-router offers',
    provedBy: [
      'tests/generator/expand/expand.test.ts > has a page that shows the first city and lists every city',
      'tests/practice/service-pages.test.ts > every service has a page in every city',
      'tests/generator/expand/expand.test.ts > send the short URL of a service, or of a service in a city, to its page',
      'tests/e2e/pages.spec.ts > the short URL of a service leads to its page',
    ],
    reading: 'The page of a service without a city shows the first location and the list of all.',
  },
  {
    says: 'An unknown service or location',
    provedBy: [
      'tests/specification/facts.test.ts > an unknown service or city has no page, and no redirect to one',
      'tests/e2e/pages.spec.ts > an unknown address answers 404 with the not-found page',
    ],
  },
  {
    says: 'Where these are mounted',
    provedBy: 'tests/e2e/pages.spec.ts > the short URL of a service leads to its page',
    reading:
      'They are mounted at /services/{service}[/{city}]; the short forms /{service} and /{service}/{city} are redirects.',
  },
  {
    says: ['The page shows:', 'a hero;'],
    provedBy:
      'tests/practice/service-pages.test.ts > has a hero with one h1, an introduction, and links to book and to call',
  },
  {
    says: 'a why-choose list of benefits',
    provedBy: 'tests/practice/service-pages.test.ts > has a why-choose list of six benefits',
  },
  {
    says: 'expertise text and the drive time',
    provedBy: 'tests/practice/service-pages.test.ts > has expertise text and the drive time from the city',
  },
  {
    says: 'related services;',
    provedBy: 'tests/practice/service-pages.test.ts > has at least two related services, none of them the page itself',
  },
  {
    says: 'neighbourhoods served;',
    provedBy: 'tests/practice/service-pages.test.ts > lists six neighborhoods served, each written City - Area',
  },
  {
    says: 'the address, office hours and testimonials',
    provedBy: [
      'tests/practice/service-pages.test.ts > has the address, the phone number of the page and every line of the office hours',
      'tests/practice/service-pages.test.ts > has three testimonials with quote, author, location, any date and five stars, and labels the samples',
    ],
  },
  {
    says: 'lists of accepted vision',
    provedBy: 'tests/practice/service-pages.test.ts > lists the vision and medical plans the practice accepts',
  },
  {
    says: 'call and book-online buttons',
    provedBy: [
      'tests/practice/service-pages.test.ts > has two call buttons and two book-online buttons',
      'tests/e2e/booking.spec.ts > Book online leads to the booking site and says so, and Schedule still opens the dialog, for every service',
    ],
  },
  {
    says: 'a partner-logo strip.',
    provedBy: 'tests/practice/service-pages.test.ts > has a partner-logo strip of at least three brands',
  },
  {
    says: ['Under /es/condiciones/', '/es/ciudades/santa-ana-oculista.'],
    provedBy: 'tests/site/routes.test.ts > every specified URL has a file in the published site',
  },
  {
    says: 'English-content mirror under /es',
    provedBy: [
      'tests/site/routes.test.ts > every specified URL has a file in the published site',
      'tests/generator/expand/expand.test.ts > has a mirror under /es, with the page itself as its canonical and no alternates',
      'tests/practice/markup.test.ts > a %s page (%s, %s) has the markup of its snapshot: %s',
    ],
    reading:
      'Every page under /es is translated. Where a Spanish original exists elsewhere, its mirror shows it and gives it as canonical.',
  },
  {
    says: 'Switching language adds or removes',
    provedBy: [
      'tests/e2e/language.spec.ts > adds the /es prefix to the home page, and removes it again',
      'tests/generator/expand/expand.test.ts > links the pages of a pair both ways, and the mirror to the English page',
      'tests/generator/expand/expand.test.ts > switches to its nearest parent page that exists in English',
    ],
    reading: "The switch leads to the page's own counterpart. It never only adds or removes the prefix.",
  },
  {
    says: 'The Spanish home page has',
    provedBy: 'tests/specification/facts.test.ts > the Spanish home page has the specified parts',
  },
  {
    says: 'Header navigation:',
    provedBy: [
      'tests/site/frame.test.ts > the %s leads to home, about, the services menu and contact',
      'tests/e2e/header.spec.ts > opens on hover, and leads to a condition',
    ],
  },
  {
    says: 'Services submenu:',
    provedBy: 'tests/site/frame.test.ts > the %s leads to home, about, the services menu and contact',
  },
  {
    says: 'Below 768px',
    provedBy: [
      'tests/e2e/header.spec.ts > the phone menu and the call bar are shown below 768 px only',
      'tests/e2e/header.spec.ts > the menu opens and closes with its button, and closes on a tap outside, on Escape, when keyboard focus leaves it or when a page is chosen',
      "tests/e2e/header.spec.ts > a bar with the page's phone number stays at the bottom of the screen",
    ],
  },
  {
    says: 'A Schedule button in the header',
    provedBy: [
      'tests/e2e/appointment.spec.ts > Schedule opens the appointment dialog for the page, which keeps the focus, and Cancel closes it',
      'tests/specification/facts.test.ts > the header and the hero have a Schedule button for the appointment dialog',
    ],
  },
  {
    says: [
      'Footer links:',
      'pages: /, /about',
      'conditions: keratoconus, dry-eye',
      'cities: /locations',
      'neighbourhoods: /neighborhoods/yorba-linda',
    ],
    provedBy:
      'tests/site/frame.test.ts > the footer links to the specified pages, conditions, cities and neighborhoods',
  },
  {
    says: 'The footer email is masked',
    provedBy: [
      'tests/e2e/header.spec.ts > is masked until the visitor reveals it: …',
      'tests/browser/mask-email.test.ts > a masked address reveals neither the rest of the name nor its length',
    ],
  },
  {
    says: 'Language switcher: a flag',
    provedBy: [
      'tests/specification/facts.test.ts > the language switch shows the Mexican flag on English pages and the US flag on Spanish ones',
      'tests/practice/language-switch.test.ts > the language switch shows a flag and the name of the other language, in that language',
    ],
  },
  {
    says: 'Loading screen for the location check',
    provedBy: [
      'tests/specification/facts.test.ts > the location check screen has the specified text',
      'tests/e2e/gate.spec.ts > reads the page after a check that is announced to screen readers, and is neither checked again nor shown the screen again',
    ],
  },
  {
    says: 'Appointment dialog: title',
    provedBy: [
      'tests/e2e/appointment.spec.ts > Schedule opens the appointment dialog for the page, which keeps the focus, and Cancel closes it',
      'tests/e2e/appointment.spec.ts > a page about no particular service has no banner, preselects no visit type and counts as General',
      'tests/browser/appointment-words.test.ts > texts that the specification spells out are used word for word',
    ],
  },
  {
    says: 'Contact page: a form',
    provedBy: [
      'tests/e2e/contact.spec.ts > the button shows the progress, and the page then confirms the message',
      'tests/e2e/contact.spec.ts > is opened, never called sent, and can be reopened, copied or replaced by a call',
    ],
    reading:
      'With delivery by mail app, the page does not claim that the message was sent: it may still wait in the app.',
  },
  {
    says: 'Partner-logo strip: scrolls',
    provedBy: [
      'tests/e2e/partner-strip.spec.ts > the brands wait a second, then start to scroll, the first behind the last one without a gap',
      'tests/generator/emit/logos.test.ts > is published unchanged, under a file name that changes with its content',
      'tests/e2e/partner-strip.spec.ts > the brands pause on hover and keyboard focus, and stop for good with the checkbox',
    ],
  },
  {
    says: 'Images: lazy',
    provedBy: [
      'tests/templates/picture.test.ts > is loaded lazily, with its space reserved',
      'tests/e2e/images.spec.ts > a picture pulses while it loads, or shows its blurred copy',
    ],
  },
]
