import { describe, expect, it } from 'vitest'
import { openStage } from '../../../generator/publish/stage.ts'
import { findDirty } from '../../../generator/render/render-routes.ts'
import { fileOf } from '../../../generator/urls.ts'
import { clearwater, emptyFolder, siteOf } from '../../support/world.ts'

const site = siteOf(clearwater)
const all = Array.from(site.routes, (_, index) => index)

/** The routes to render when `isEdited` tells which pages have another key than the published ones, and what was asked. */
function afterEdit(isEdited: (index: number) => boolean) {
  const edited = new Set(all.filter(isEdited).map((index) => site.routes.at(index).url))
  const compared: string[] = []
  const stage = {
    ...openStage(emptyFolder(), undefined),
    published: () => ({ key: 'old', hash: '', size: 0, time: 0 }),
  }
  const keyOf = ({ url }: { url: string }) => {
    compared.push(url)
    return edited.has(url) ? 'new' : 'old'
  }
  return { ...findDirty(all, { site, keyOf, stage }), compared }
}

describe('the pages to render after an edit', () => {
  it('are those that it changed, in the order of the site, each compared once', () => {
    const isThird = (index: number) => index % 3 === 0
    const { clean, dirty, compared } = afterEdit(isThird)
    expect(dirty).toEqual(all.filter(isThird))
    expect(clean.map(([file]) => file)).toEqual(
      all.filter((index) => !isThird(index)).map((index) => fileOf(site.routes.at(index).url)),
    )
    expect(new Set(compared).size).toBe(compared.length)
    expect(compared).toHaveLength(all.length)
  })

  it('are all pages, few of them compared, when it changed nearly all', () => {
    const { dirty, compared } = afterEdit((index) => index !== 1)
    expect(dirty).toEqual(all)
    expect(compared.length).toBeLessThan(all.length)
  })
})
