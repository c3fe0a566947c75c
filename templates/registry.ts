import type { ComponentType } from 'react'
import type { Article, LayoutData, Page, PageKind, Partner } from '../generator/page.ts'
import { Comparison } from './kinds/comparison.tsx'
import { Condition } from './kinds/condition.tsx'
import { Conditions } from './kinds/conditions.tsx'
import { Contact } from './kinds/contact.tsx'
import { Eyewear } from './kinds/eyewear.tsx'
import { Home } from './kinds/home.tsx'
import { HowSoon } from './kinds/how-soon.tsx'
import { List } from './kinds/list.tsx'
import { Location } from './kinds/location.tsx'
import { Neighborhood } from './kinds/neighborhood.tsx'
import { NotFound } from './kinds/not-found.tsx'
import { Notices } from './kinds/notices.tsx'
import { OutOfArea } from './kinds/out-of-area.tsx'
import { Qr } from './kinds/qr.tsx'
import { Faq, Guide, Reading, ReadingWithActions } from './kinds/reading.tsx'
import { Referral } from './kinds/referral.tsx'
import { Service } from './kinds/service.tsx'
import { ServiceCity } from './kinds/service-city.tsx'
import { Services } from './kinds/services.tsx'
import { Sitemap } from './kinds/sitemap.tsx'
import { Tools } from './kinds/tools.tsx'
import { VisitPack } from './kinds/visit-pack.tsx'

type Template<K extends PageKind> = ComponentType<{ page: Page<K>; layout: LayoutData }>

/** The template for each kind. A kind without one does not compile. */
const templates: { [K in PageKind]: Template<K> } = {
  home: Home,
  prose: Reading,
  services: Services,
  conditions: Conditions,
  contact: Contact,
  eyewear: Eyewear,
  condition: Condition,
  topic: ReadingWithActions,
  guide: Guide,
  faq: Faq,
  comparison: Comparison,
  'how-soon': HowSoon,
  'visit-pack': VisitPack,
  notices: Notices,
  location: Location,
  neighborhood: Neighborhood,
  service: Service,
  'service-city': ServiceCity,
  referral: Referral,
  'out-of-area': OutOfArea,
  sitemap: Sitemap,
  list: List,
  qr: Qr,
  tools: Tools,
  'not-found': NotFound,
}

/** The template for `page`. */
export function templateFor<P extends Page>(page: P): ComponentType<{ page: P; layout: LayoutData }> {
  return templates[page.kind] as ComponentType<{ page: P; layout: LayoutData }>
}

/** A stylesheet in addition to the one that all pages have: a file in styles/sheets. */
type Sheet =
  | 'cities'
  | 'conditions'
  | 'contact'
  | 'drawings'
  | 'eyes'
  | 'forms'
  | 'frames'
  | 'home'
  | 'lists'
  | 'logos'
  | 'paper'
  | 'partners'
  | 'people'
  | 'reading'
  | 'referral'
  | 'sections'
  | 'service'
  | 'signs'
  | 'views'
  | 'way'

/** The additional stylesheets of each kind, so that the common one stays small. */
const sheets: Record<PageKind, readonly Sheet[]> = {
  comparison: ['reading', 'drawings'],
  condition: ['reading'],
  conditions: ['conditions', 'sections'],
  contact: ['forms', 'contact', 'sections'],
  eyewear: ['frames', 'sections'],
  faq: ['reading', 'drawings'],
  guide: ['reading', 'drawings'],
  home: ['home', 'cities', 'sections'],
  'how-soon': ['reading', 'signs'],
  list: ['lists'],
  location: ['way', 'cities'],
  neighborhood: ['way'],
  'not-found': [],
  notices: ['reading'],
  'out-of-area': ['reading', 'way'],
  prose: ['reading', 'drawings'],
  qr: ['paper', 'sections'],
  referral: ['reading', 'referral'],
  service: ['service', 'sections'],
  'service-city': ['way', 'service'],
  services: ['reading', 'sections'],
  sitemap: ['lists'],
  tools: ['lists', 'forms', 'sections'],
  topic: ['reading'],
  'visit-pack': ['paper', 'signs'],
}

/** The names of a page's additional stylesheets: those for its kind, and those for what its manifest puts on it. */
export const sheetsOf = (page: Page): readonly Sheet[] => [
  // An article with a view opens with that and has no drawing of its words.
  ...sheets[page.kind].filter((sheet) => sheet !== 'drawings' || !has(page, 'view')),
  ...(has(page, 'eye') ? (['eyes'] as const) : []),
  ...(has(page, 'view') ? (['views'] as const) : []),
  ...(has(page, 'team') ? (['people'] as const) : []),
  ...(asksForDate(page) ? (['forms'] as const) : []),
  ...(partnersOn(page).length > 0 ? (['partners'] as const) : []),
  ...(partnersOn(page).some(({ logo }) => logo !== undefined) ? (['logos'] as const) : []),
]

/** Whether the manifest puts this part on the page. */
const has = ({ content }: Page, part: 'eye' | 'view' | 'team') => (content as Partial<Article>)[part] !== undefined

/** Whether the page has the form for a calendar reminder. */
const asksForDate = ({ content }: Page) =>
  'sections' in content && content.sections.some(({ blocks }) => blocks.some(({ type }) => type === 'calendar'))

/** The brands that scroll past on the page. The manifest decides on these, not the page's kind. */
function partnersOn({ content }: Page): readonly Partner[] {
  if ('service' in content) return content.service.partners
  return 'partners' in content ? content.partners : []
}
