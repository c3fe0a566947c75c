import assert from 'node:assert/strict'
import { codesOf } from '../../../generator/languages.ts'
import { type Task, untilAt, untilFocused, untilShown } from '../task.ts'

export const search: Task = {
  name: 'a page found and opened by keyboard',
  run: async (browser, { url, made }) => {
    for (const language of codesOf(made.manifest.languages)) {
      const wanted = [...made.routes].find((route) => route.source.kind === 'condition' && route.language === language)!
      await browser.open(url + made.links.href('/', language))
      await browser.press('/')
      await untilFocused(browser, '#search-words')
      await browser.press(...wanted.source.title(wanted.bodyLanguage)!.name)
      await untilShown(browser, '[role="option"]')
      await browser.press('ArrowDown')
      const chosen = await browser.run(() => {
        const option = document.querySelector<HTMLAnchorElement>('[role="option"][aria-selected="true"]')
        const active = document.querySelector('#search-words')!.getAttribute('aria-activedescendant')
        return option !== null && option.id === active ? option.pathname : 'no option is active'
      })
      assert.equal(chosen, wanted.url)
      await browser.press('Enter')
      await untilAt(browser, wanted.url)
    }
  },
}
