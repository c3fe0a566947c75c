import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Hub } from '../../../generator/page.ts'
import { pageAt, siteOf, world } from '../../support/world.ts'

const folder = world('base')
appendFileSync(
  join(folder, 'navigation.yaml'),
  `hubs:
  - id: cornea
    en: { heading: Cornea }
    es: { heading: Córnea }
    pages:
      - /conditions/keratoconus
      - { page: /services/eye-exams, en: At our office, es: En el consultorio }
      - /conditions/lasik
`,
)
const site = siteOf(folder)
const hubAt = (url: string) => (pageAt(url, site).content as { hub?: Hub }).hub

describe('a page in a hub', () => {
  it('shows all pages of the hub in order, under their own names or those the hub gives them', () => {
    expect(hubAt('/conditions/keratoconus')).toEqual({
      heading: 'Cornea',
      links: [
        { label: 'Keratoconus', href: '/conditions/keratoconus' },
        { label: 'At our office', href: '/services/eye-exams' },
        { label: 'LASIK', href: '/conditions/lasik' },
      ],
      current: '/conditions/keratoconus',
    })
  })

  it('shows a Spanish reader the Spanish pages', () => {
    const hub = hubAt('/es/services/eye-exams')
    expect(hub).toMatchObject({ heading: 'Córnea', current: '/es/services/eye-exams' })
    expect(hub?.links[0]).toEqual({ label: 'Queratocono', href: '/es/condiciones/queratocono' })
    expect(hub?.links[1]?.label).toBe('En el consultorio')
  })

  it('is the current one on its mirror too', () => {
    expect(hubAt('/es/conditions/keratoconus')?.current).toBe('/es/condiciones/queratocono')
  })
})

describe('a page in no hub', () => {
  it('shows none, even if it is about a service of a hub in a city', () => {
    expect(hubAt('/conditions/dry-eye')).toBeUndefined()
    expect(hubAt('/services/eye-exams/alder-bay')).toBeUndefined()
  })
})
