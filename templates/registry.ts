import type { ComponentType } from 'react'
import type { LayoutData, Page, PageKind } from '../generator/page.ts'
import { Comparison } from './kinds/comparison.tsx'
import { Condition } from './kinds/condition.tsx'
import { Conditions } from './kinds/conditions.tsx'
import { Contact } from './kinds/contact.tsx'
import { Eyewear } from './kinds/eyewear.tsx'
import { Home } from './kinds/home.tsx'
import { HowSoon } from './kinds/how-soon.tsx'
import { Location } from './kinds/location.tsx'
import { Neighborhood } from './kinds/neighborhood.tsx'
import { NotFound } from './kinds/not-found.tsx'
import { Notices } from './kinds/notices.tsx'
import { OutOfArea } from './kinds/out-of-area.tsx'
import { Qr } from './kinds/qr.tsx'
import { Reading, ReadingWithActions } from './kinds/reading.tsx'
import { Referral } from './kinds/referral.tsx'
import { Service } from './kinds/service.tsx'
import { ServiceCity } from './kinds/service-city.tsx'
import { Services } from './kinds/services.tsx'
import { Sitemap } from './kinds/sitemap.tsx'
import { Tools } from './kinds/tools.tsx'
import { VisitPack } from './kinds/visit-pack.tsx'

type Template<K extends PageKind> = ComponentType<{ page: Page<K>; layout: LayoutData }>

/** The template of every kind. A kind without one does not compile. */
const templates: { [K in PageKind]: Template<K> } = {
  home: Home,
  prose: Reading,
  services: Services,
  conditions: Conditions,
  contact: Contact,
  eyewear: Eyewear,
  condition: Condition,
  topic: ReadingWithActions,
  guide: Reading,
  faq: Reading,
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
  qr: Qr,
  tools: Tools,
  'not-found': NotFound,
}

/** The template that fits `page`. */
export function templateFor<P extends Page>(page: P): ComponentType<{ page: P; layout: LayoutData }> {
  return templates[page.kind] as ComponentType<{ page: P; layout: LayoutData }>
}
