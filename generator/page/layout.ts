import type { AskedField } from '../../src/shared/appointment.ts'
import type { PageViews } from '../../src/shared/events.ts'
import type { Language } from '../../src/shared/languages.ts'
import type { PostalAddress } from '../../src/shared/postal-address.ts'
import type { Vendor } from '../../src/shared/vendors.ts'
import type { IconName } from '../parse/schemas/icon-names.ts'
import type { Flag } from '../parse/schemas/languages.ts'
import type { Link } from './inline.ts'
import type { Logo, Phone } from './practice.ts'

/**
 * Interface words by key, with `{name}` filled from `values`. A number named `count` chooses the plural form; so does
 * `amount`, where the browser fills the number in.
 */
export type Words = (key: string, values?: Record<string, string | number>, amount?: number) => string

/** A language of the site, named in that language. */
export interface NamedLanguage {
  code: Language
  name: string
  direction: 'ltr' | 'rtl'
  flag?: Flag | undefined
  /** The offer shown, in this language, to visitors who prefer it but are on a page in the default language. */
  offer: { text: string; accept: string; decline: string }
}

/** What is the same on every page of a language. */
export interface LayoutData {
  language: Language
  /** The language its words are in: the first one while most of them are not translated. */
  spoken: Language
  /** All languages of the site, the default one first. */
  languages: readonly NamedLanguage[]
  words: Words
  practice: {
    name: string
    doctor: string
    email: string
    address: PostalAddress
    mapUrl: string
    phone: Phone
    /** One line per group of days: `Mon-Thu 9am-6pm`. */
    hours: readonly string[]
    /** Missing if visitors ask for a visit on the contact page instead. */
    bookingUrl?: string | undefined
    insurers: readonly { id: string; icon: IconName; plans: readonly string[] }[]
    /** What a message may be about: the options of the contact form. */
    contactReasons: readonly string[]
    /** The practice's mark, as the inside of a 40-unit SVG. Its light parts have the class `logo-light`. */
    mark: string
    /** The practice's own logo, if it has one: it replaces the mark. */
    logo?: (Logo & { holdsName: boolean }) | undefined
    /** As readers of the language write numbers. Missing until there is one that somebody has confirmed. */
    rating?: { value: string; count: string; amount: number } | undefined
    area: string
    /** Where the contact form posts messages. Without it, they are sent with the visitor's mail app. */
    contact: { endpoint?: string }
    /** The same for the appointment dialog, and the fields it asks for beyond the usual ones. */
    appointment: { endpoint?: string; asksFor: readonly AskedField[] }
  }
  navigation: {
    home: Link
    /** Each link with the menu that it holds, which is empty for most. */
    header: readonly { link: Link; menu: readonly Link[] }[]
    footer: readonly { id: string; heading: string; links: readonly Link[] }[]
    contact: Link
    /** The form on that page. */
    contactForm: Link
    /** The special hours on that page, and the last of their days. Missing while there are none. */
    specialHours?: { link: Link; through: string }
    /** The list of all pages. */
    sitemap: Link
    /** The page of notices, then the notices that must be named in the footer. None while there are no notices. */
    notices: readonly Link[]
  }
  /** Whether its words have letters that are only in the second file of a typeface. */
  needsMoreFonts: boolean
  /** Outside tools, loaded only after the visitor has consented. */
  vendors: readonly Vendor[]
  /** Whose page views are recorded. The records stay on the visitor's own device. */
  pageViews: PageViews
  /** Whether visitors' phone numbers are likely North American: forms then know how long they are. */
  isNorthAmerican: boolean
  /** Where the browser looks up the visitor's location, and what it does with visitors from elsewhere. */
  geo: {
    lookup: string
    mode: 'redirect' | 'banner' | 'off'
    previewHosts: readonly string[]
    /** The page for visitors from elsewhere; a site without a gate may lack it. */
    outOfArea?: Link
  }
  /**
   * The first language's data, for the body of a page that is not translated yet. Missing in the first language itself.
   */
  original?: Pick<LayoutData, 'language' | 'words' | 'practice'>
  /** True while the manifest has placeholders for facts only the owner knows. */
  preview: boolean
  /** Search engines are told to leave out every page. */
  isUnlisted: boolean
}

/** The built files a document refers to, as site paths. */
export interface Assets {
  script: string
  /** The hash by which browsers verify the script; missing in development, where every save changes it. */
  integrity?: string
  /** Code, not an address: the one inline script, which starts the geo gate before anything is painted. */
  boot: string
  /** The content policy, for hosts that send no headers. */
  policy?: string
  /** The stylesheets of every page. */
  styles: readonly string[]
  /** Additional ones that only some kinds of pages link, by name: see templates/registry.ts. */
  sheets: Readonly<Record<string, string>>
  /** The fonts that text of every page needs: preloaded with the stylesheets that name them. */
  fonts: readonly string[]
  /** Those with the other letters of the typeface: preloaded where a language needs them on every page. */
  moreFonts?: readonly string[]
}

/** The built templates and browser code. `folder` holds `server/`, `client/` and `bundle.json`. */
export interface Bundle {
  key: string
  folder: string
  assets: Assets
  /** Files the browser may ask for, relative to `client/`. */
  files: string[]
  /** Additional files made for one practice: see theme/apply-theme.ts. */
  made?: readonly { file: string; bytes: string | Uint8Array }[]
}
