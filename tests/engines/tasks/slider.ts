import assert from 'node:assert/strict'
import { listedRoutes } from '../../../generator/expand/indexes.ts'
import { focus, type Task, until, untilFocused } from '../task.ts'

const slider = '[data-behaviour="view-slider"]'

export const viewSlider: Task = {
  name: 'the view of a condition, with the slider by keyboard',
  run: async (browser, { url, made, htmlOf }) => {
    const route = listedRoutes(made).find((each) => htmlOf(each.url).includes('data-behaviour="view-slider"'))
    if (route === undefined) return 'no page of this site has one'
    await browser.open(url + route.url)
    await focus(browser, slider)
    await untilFocused(browser, slider)
    const strength = () =>
      browser.run((wanted) => Number(document.querySelector<HTMLInputElement>(wanted)!.value), slider)
    const most = await strength()
    await browser.press('ArrowLeft')
    const less = await strength()
    assert.ok(less < most, `an arrow moves it: ${most} -> ${less}`)
    await browser.press('Home')
    assert.equal(await strength(), 0)
    // It fades in.
    await until(browser, 'nothing of the condition is seen', () =>
      [...document.querySelectorAll('.view p + p .picture')].every(
        (each) => Number(getComputedStyle(each).opacity) === 0,
      ),
    )
    await browser.press('End')
    assert.equal(await strength(), most)
    await until(browser, 'the condition is seen whole', () =>
      [...document.querySelectorAll('.view p + p .picture')].every(
        (each) => Number(getComputedStyle(each).opacity) === 1,
      ),
    )
    return route.url
  },
}
