import { focus, type Task, until, untilFocused, untilHidden, untilShown } from '../task.ts'

const submenu = '[data-behaviour="services-menu"] > ul'
const expander = '[data-behaviour="services-menu"] > button'
const summary = '[data-behaviour="mobile-menu"] > summary'
const list = '[data-behaviour="mobile-menu"] > nav'

export const wideMenu: Task = {
  name: 'the services menu by keyboard',
  run: async (browser, { url }) => {
    await browser.open(`${url}/`)
    await untilHidden(browser, submenu)
    await focus(browser, '[data-behaviour="services-menu"] > a')
    await untilShown(browser, submenu)
    await browser.press('Tab')
    await untilFocused(browser, `${expander}[aria-expanded="true"]`)
    await browser.press('Tab')
    await untilFocused(browser, `${submenu} a`)
    await browser.press('Escape')
    await untilFocused(browser, `${expander}[aria-expanded="false"]`)
    await untilHidden(browser, submenu)
    await browser.press('Enter')
    await untilShown(browser, submenu)
  },
}

export const narrowMenu: Task = {
  name: 'the menu of phones by keyboard',
  run: async (browser, { url }) => {
    await browser.resize(450, 800)
    await browser.open(`${url}/`)
    await untilHidden(browser, list)
    await focus(browser, summary)
    await browser.press('Enter')
    await untilShown(browser, list)
    await browser.press('Tab')
    await untilFocused(browser, `${list} a`)
    await browser.press('Escape')
    await untilHidden(browser, list)
    await untilFocused(browser, summary)
    await browser.press('Enter')
    await untilShown(browser, list)
    await browser.run(() => document.querySelector<HTMLElement>('main a')!.focus())
    await until(
      browser,
      'the menu closes when the focus leaves it',
      () => !document.querySelector('details.menu[open]'),
    )
  },
}
