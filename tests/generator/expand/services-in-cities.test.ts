import { describe, expect, it } from 'vitest'
import { audit } from '../../../generator/audit/audit.ts'
import { emitSitemap } from '../../../generator/emit/sitemap.ts'
import { editText } from '../../support/edit-text.ts'
import { clearwater, copyOf, pageAt, siteOf } from '../../support/world.ts'

describe('a service in a city with words of its own in one language', () => {
  const folder = copyOf(clearwater)
  editText(folder, 'practice.yaml', 'indexBarePages: true', 'indexBarePages: false')
  editText(folder, 'services-in-cities/irvine.yaml', /^ {2}es:\n(?: {3,}.*\n?)*/m, '')
  const site = siteOf(folder)
  const english = '/services/dry-eye-doctor-near-me/irvine'
  const spanish = `/es${english}`

  it('is indexed in that language only, and announces no other', () => {
    const { practice } = site.manifest
    expect(pageAt(english, site).head).toMatchObject({ canonical: `${practice.url}${english}`, alternates: [] })
    expect(pageAt(spanish, site).head).toMatchObject({ canonical: undefined, robots: 'noindex, follow' })
    const sitemap = [...emitSitemap(site)].map(({ bytes }) => bytes()).join()
    expect(sitemap).toContain(`<loc>${practice.url}${english}</loc>`)
    expect(sitemap).not.toContain(spanish)
  })

  it('is reported as bare in the other', () => {
    const bare = audit(site).bare.map(({ url }) => url)
    expect(bare).toContain(spanish)
    expect(bare).not.toContain(english)
  })
})
