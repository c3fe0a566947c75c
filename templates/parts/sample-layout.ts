import type {
  Card,
  Choice,
  Fact,
  Hub,
  LayoutData,
  Link,
  Notice,
  Partner,
  Phone,
  Photo,
  Question,
  Reason,
  Review,
  Section,
  Source,
  SpecialHours,
  Testimonial,
  Words,
} from '../../generator/page.ts'

// Sample data for the examples beside the parts. Only examples import it, never a page.

export const samplePhone: Phone = { text: '(714) 555-0100', href: 'tel:+17145550100' }

export const sampleLayout: LayoutData = {
  language: 'en',
  spoken: 'en',
  languages: [
    { code: 'en', name: 'English', direction: 'ltr', flag: 'us', offer: { text: '', accept: '', decline: '' } },
    { code: 'es', name: 'Español', direction: 'ltr', flag: 'mx', offer: { text: '', accept: '', decline: '' } },
  ],
  words: sampleWords,
  practice: {
    name: 'Sample Eye Care',
    doctor: 'Dr. Sample',
    email: 'office@example.com',
    address: { street: '801 North Tustin Ave #404', city: 'Santa Ana', state: 'CA', zip: '92705' },
    mapUrl: 'https://maps.example.com/office',
    phone: samplePhone,
    hours: ['Monday to Thursday, 9 am to 6 pm', 'Saturday by appointment only'],
    bookingUrl: 'https://booking.example.com/',
    insurers: [
      { id: 'vision', icon: 'eye', plans: ['VSP', 'EyeMed'] },
      { id: 'medical', icon: 'insurance-card', plans: ['Blue Cross', 'Medi-Cal'] },
    ],
    contactReasons: ['general', 'other'],
    mark: '<circle cx="20" cy="20" r="7"></circle>',
    rating: { value: '4.9', count: '150', amount: 150 },
    area: 'Orange County, California',
    contact: {},
    appointment: { asksFor: [] },
  },
  navigation: {
    home: { label: 'Sample Eye Care', href: '/' },
    header: [
      { link: { label: 'Services', href: '/services' }, menu: [{ label: 'LASIK', href: '/conditions/lasik' }] },
      { link: { label: 'About', href: '/about' }, menu: [] },
    ],
    footer: [{ id: 'pages', heading: 'Practice', links: [{ label: 'About', href: '/about' }] }],
    contact: { label: 'Contact', href: '/contact' },
    contactForm: { label: 'Contact', href: '/contact#contact-form' },
    sitemap: { label: 'Sitemap', href: '/sitemap' },
    notices: [{ label: 'Notices', href: '/notices' }],
  },
  needsMoreFonts: false,
  vendors: [],
  pageViews: 'us',
  isNorthAmerican: true,
  geo: { lookup: 'https://lookup.example.com/json', mode: 'off', previewHosts: [] },
  preview: true,
  isUnlisted: false,
}

/** Stands in for the interface words: parts need some, but not the real ones. */
export function sampleWords(...asked: Parameters<Words>): string {
  return spoken(...asked)
}

/** The last segment of the key, followed by the values. */
const keyWords: Words = (key, values = {}) => [key.split('.').at(-1), ...Object.values(values)].join(' ')

let spoken = keyWords

/** The result of `render` for examples, with a language's interface words: for people to look at. */
export function inLanguage<T>({ language, words }: Pick<LayoutData, 'language' | 'words'>, render: () => T): T {
  const before = sampleLayout.language
  spoken = words
  sampleLayout.language = language
  try {
    return render()
  } finally {
    spoken = keyWords
    sampleLayout.language = before
  }
}

export const sampleLinks: Link[] = [
  { label: 'Irvine', href: '/locations/irvine-eye-doctor' },
  { label: 'Rancho Santa Margarita', href: '/locations/rancho-santa-margarita-eye-doctor' },
  { label: 'Desprendimiento de retina', href: '/es/condiciones/desprendimiento-retina', language: 'es' },
]

export const sampleCards: Card[] = sampleLinks.map((link) => ({ ...link, summary: `Where ${link.label} leads.` }))

export const samplePhoto: Photo = {
  alt: 'The waiting room',
  caption: 'Chairs with and without arms.',
  width: 1200,
  height: 800,
  // Two pixels of teal and sand.
  blur: 'data:image/gif;base64,R0lGODlhAgABAIABAA92bvXw6SwAAAAAAgABAAACAkQKADs=',
  src: '/photos/waiting-1200-0a1b2c3d4e.jpg',
  srcset: '/photos/waiting-320-0a1b2c3d4e.jpg 320w, /photos/waiting-1200-0a1b2c3d4e.jpg 1200w',
  sources: [
    {
      type: 'image/avif',
      srcset: '/photos/waiting-320-0a1b2c3d4e.avif 320w, /photos/waiting-1200-0a1b2c3d4e.avif 1200w',
    },
  ],
}

export const sampleReasons: Reason[] = [
  { text: 'your sight is gone', note: 'Even if it comes back.' },
  { text: 'the eye is cut' },
]

export const sampleSections: Section[] = [
  {
    id: 'signs',
    heading: 'Signs',
    blocks: [
      { type: 'paragraph', text: ['Read about ', { strong: 'dry' }, ' eyes on ', sampleLinks[0]!, '.'] },
      { type: 'list', items: ['Redness', 'Light that hurts'] },
      { type: 'care', level: 'emergency', heading: 'Call 911 if:', reasons: sampleReasons, closed: 'At any hour.' },
      { type: 'table', caption: 'What it may be', columns: ['Sign', 'Cause'], rows: [['Redness', 'Allergy']] },
    ],
  },
  { id: 'care', heading: 'Care', blocks: [{ type: 'steps', items: ['Rinse', 'Rest'] }] },
]

export const sampleSpecialHours: SpecialHours = {
  heading: 'Special hours',
  days: [
    {
      when: 'Thursday, November 26 – Friday, November 27, 2026',
      text: 'Closed for Thanksgiving',
      through: '2026-11-27',
    },
    { when: 'Thursday, December 24, 2026', text: 'Christmas Eve, 9 am to noon', through: '2026-12-24' },
  ],
  through: '2026-12-24',
}

export const sampleQuestions: Question[] = [
  { question: 'Does it hurt?', answer: ['No. See ', sampleLinks[0]!, '.'] },
  { question: 'Does it last?', answer: 'It may.' },
]

export const sampleFacts: Fact[] = [
  { term: 'Who gets it', text: 'Mostly adults' },
  { term: 'How we find it', text: ['A map of the cornea, see ', sampleLinks[0]!] },
]

export const sampleVerdict: Choice[] = [
  {
    choice: 'Choose drops if:',
    when: [{ text: 'You can use them every day' }, { text: ['You read about ', sampleLinks[0]!] }],
  },
  { level: 'urgent', choice: 'Call us if:', when: [{ text: 'Drops sting' }], closed: 'We are open on Monday.' },
]

export const sampleReview: Review = { on: 'November 21, 2026', next: 'November 21, 2028', day: '2026-11-21' }

export const sampleHub: Hub = { heading: 'Dry eye', links: sampleLinks, current: sampleLinks[1]!.href }

export const sampleSources: Source[] = [
  { title: 'Dry eye', publisher: 'National Eye Institute', url: 'https://www.nei.nih.gov/dry-eye', isCited: true },
  { title: 'Eye pain', publisher: 'NHS', year: 2024, url: 'https://www.nhs.uk/symptoms/eye-pain/', isCited: false },
]

export const sampleNotices: Notice[] = [
  { id: 'prescriptions', name: 'Your prescription', text: ['You get a copy.', 'It is yours.'], isDraft: true },
  { id: 'privacy', name: 'Privacy', text: [], document: 'https://www.hhs.gov/privacy', isDraft: false, language: 'es' },
]

export const sampleTestimonials: Testimonial[] = [
  { quote: 'They took their time.', author: 'Patient A', location: 'Irvine', sample: true },
  {
    quote: 'My glasses are right at last.',
    author: 'Patient B',
    location: 'Tustin',
    day: 'March 14, 2026',
    sample: false,
  },
]

export const samplePartners: readonly Partner[] = [
  { name: 'Zeiss' },
  { name: 'Johnson & Johnson Vision' },
  { name: 'Bausch + Lomb' },
]
