import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { root } from '../../generator/folders.ts'
import { loadSite } from '../../generator/load-site.ts'
import type { PageKind } from '../../generator/page.ts'
import { fileOf } from '../../generator/urls.ts'
import { descriptionOf, headingsOf, linksOf, mainOf, structuredDataOf, titleOf } from '../support/html.ts'

/** One page of each kind; of the commonest kind a Spanish one too. */
const examples: Record<PageKind, string[]> = {
  home: ['/', '/es'],
  prose: ['/about'],
  services: ['/services'],
  conditions: ['/conditions'],
  contact: ['/contact'],
  eyewear: ['/eyewear'],
  condition: ['/conditions/lasik', '/es/condiciones/ulceras-corneal'],
  topic: ['/dry-eyes/eye-drops-orange-county'],
  guide: ['/what-are-signs-detached-retina'],
  faq: ['/lasik-faq-orange-county'],
  comparison: ['/comparisons/glaucoma-management'],
  location: ['/locations/irvine-eye-doctor'],
  neighborhood: ['/neighborhoods/balboa-island-eye-doctor'],
  service: ['/services/myopia-control'],
  'service-city': ['/services/myopia-control/irvine', '/es/services/myopia-control/irvine'],
  referral: ['/keratoconus-referral'],
  'out-of-area': ['/out-of-service-area'],
  sitemap: ['/sitemap'],
  qr: ['/admin/keratoconus-qr'],
  tools: ['/admin/tools'],
  'not-found': ['/404'],
}

const { site } = loadSite(join(root, 'manifest'))

test.each(Object.entries(examples).flatMap(([kind, urls]) => urls.map((url) => [kind, url] as const)))(
  'a %s page reads as it did: %s',
  async (kind, url) => {
    expect(site!.rows.findUrl(url)!.subject.kind).toBe(kind)
    const html = readFileSync(join(inject('site'), fileOf(url)), 'utf8')
    const name = url === '/' ? 'index' : url.slice(1).replaceAll('/', '-')
    await expect(digest(html)).toMatchFileSnapshot(`__snapshots__/${kind}.${name}.txt`)
  },
)

/** A page as its readers and search engines see it, without the markup. */
function digest(html: string): string {
  const main = mainOf(html)
  return [
    `title: ${titleOf(html)}`,
    `description: ${descriptionOf(html)}`,
    '',
    ...headingsOf(main),
    '',
    ...[...new Set(linksOf(main))].map((href) => `-> ${href}`),
    '',
    JSON.stringify(structuredDataOf(html)['@graph'], null, 1),
    '',
  ].join('\n')
}
