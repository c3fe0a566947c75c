import { afterAll, describe, expect, it } from 'vitest'
import { buildPage } from '../../generator/build/build-page.ts'
import { expandManifest } from '../../generator/expand/index.ts'
import type { Manifest } from '../../generator/parse/manifest.ts'
import type { Path } from '../../generator/read/raw-values.ts'
import { walk } from '../../generator/read/walk.ts'
import { isSamePage, recordKeys } from '../../generator/render/page-key.ts'
import type { Route, Site } from '../../generator/site.ts'
import { cleanWorlds, clearwater, siteOf } from '../support/world.ts'

afterAll(cleanWorlds)

const before = siteOf(clearwater)
const keyBefore = recordKeys(before, 'bundle', 'program')
const recorded = new Map([...before.routes].map((route) => [route.url, keyBefore(route)]))
const builtBefore = new Map([...before.routes].map((route) => [route.url, built(route, before)]))

function built(route: Route, site: Site): string {
  return JSON.stringify([buildPage(route, site), site.layout(route.language)])
}

/** A change of one value in the words of a page. */
interface Change {
  page: number
  path: Path
  change: 'longer' | 'shorter'
}

/** Each text of a written page, to be made longer, and each list, to lose its last entry. */
const changes: Change[] = before.manifest.pages.flatMap(({ page: { text } }, page) => {
  const found: Change[] = []
  walk(text, (value, path) => {
    if (typeof value === 'string' && value.includes(' ')) found.push({ page, path: [...path], change: 'longer' })
    if (Array.isArray(value) && value.length > 1) found.push({ page, path: [...path], change: 'shorter' })
    return undefined
  })
  return found
})

function changed({ page, path, change }: Change): Site {
  const pages = [...before.manifest.pages]
  const copy = structuredClone(pages[page]!)
  let holder = copy.page.text as unknown as Record<PropertyKey, unknown>
  for (const step of path.slice(0, -1)) holder = holder[step] as typeof holder
  const last = path.at(-1)!
  const old = holder[last]
  holder[last] = change === 'longer' ? `${String(old)} Truly.` : (old as unknown[]).slice(0, -1)
  pages[page] = copy
  return expandManifest({ ...before.manifest, pages } as Manifest).site
}

/** Every so many: all of them are a few thousand. */
const step = process.env.SOAK ? 1 : 41

describe('a page that is recognised by what it is made of', () => {
  const tried = changes.filter((_, index) => index % step === 0)

  it('is another as soon as a text of any page changes it', { timeout: 3_000_000 }, () => {
    const missed: string[] = []
    let [differing, known] = [0, 0]
    for (const change of tried) {
      const after = changed(change)
      const keyAfter = recordKeys(after, 'bundle', 'program')
      for (const route of after.routes) {
        const published = recorded.get(route.url)
        if (published === undefined) continue
        const isSame = built(route, after) === builtBefore.get(route.url)
        const isKnown = isSamePage(keyAfter(route, published), published)
        if (!isSame) differing += 1
        if (isKnown) known += 1
        if (!isSame && isKnown)
          missed.push(`${route.url} after ${before.manifest.pages[change.page]!.id} ${change.path}`)
      }
    }
    expect(missed).toEqual([])
    expect(differing).toBeGreaterThanOrEqual(tried.length)
    expect(known).toBeGreaterThan(differing)
  })

  it('need not be built while nothing but the body of another page has changed', () => {
    const page = before.manifest.pages.findIndex(({ page: { kind } }) => kind === 'condition')
    const own = before.manifest.pages[page]!.id
    const body = changes.find((each) => each.page === page && each.path.includes('sections'))!
    const after = changed(body)
    const others = [...after.routes].filter(({ source }) => source.id !== own && source.parent !== own)
    const site = { ...after }
    const keyAfter = recordKeys(site, 'bundle', 'program')
    site.links = unbuildable
    for (const route of others) {
      const published = recorded.get(route.url)!
      expect(keyAfter(route, published)).toBe(published)
    }
  })
})

/** A page that is built has links. */
const unbuildable = new Proxy({} as Site['links'], {
  get: () => {
    throw new Error('a page is built')
  },
})
