import assert from 'node:assert/strict'
import { listedRoutes } from '../../../generator/expand/indexes.ts'
import { places } from '../../support/geo-stub.ts'
import { type Task, until, untilAt } from '../task.ts'

export const gate: Task = {
  name: 'the location check: let in, turned away, and let in on retry',
  run: async (browser, { gatedUrl, made, lookup }) => {
    const { north, south, east, west } = made.manifest.practice.geoGate.box
    const inside = { ...places.irvine, latitude: (north + south) / 2, longitude: (east + west) / 2 }
    const open = async (path: string) => {
      await untilAt(browser, path)
      await until(browser, `${path} is let in`, () => document.documentElement.dataset.gateState === undefined)
      await until(browser, 'all of it can be reached', () => document.querySelector('[inert]') === null)
    }
    const [first, second] = listedRoutes(made).filter(
      ({ source, state, indexed }) => source.isOpen !== true && indexed && state === 'original',
    )
    lookup.answer(inside)
    await browser.open(gatedUrl + first!.url)
    await open(first!.url)
    await browser.open(gatedUrl + second!.url)
    await open(second!.url)
    assert.equal(lookup.requests.length, 1, 'a session is looked up once')

    await browser.run(() => sessionStorage.clear())
    lookup.answer(places.phoenix)
    const away = await browser.run(() => document.documentElement.dataset.outOfArea!)
    await browser.open(gatedUrl + first!.url)
    await untilAt(browser, away)
    assert.equal(await browser.run(() => sessionStorage.getItem('geo-blocked-url')), first!.url)
    assert.equal(lookup.requests.length, 1)

    lookup.answer(inside)
    await browser.click('[data-behaviour="retry-access"] button')
    await open(first!.url)
  },
}
