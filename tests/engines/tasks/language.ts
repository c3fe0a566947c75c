import assert from 'node:assert/strict'
import { type Task, untilAt } from '../task.ts'

export const language: Task = {
  name: 'the language chosen and remembered',
  run: async (browser, { url, made }) => {
    const pairs = [...made.routes].flatMap(({ language, translations: { en, es } = {} }) =>
      language === 'en' && en !== undefined && es !== undefined ? [{ en, es }] : [],
    )
    const [here, elsewhere] = [pairs[0]!, pairs.at(-1)!]
    assert.notDeepEqual(here, elsewhere)
    await browser.open(url + here.en)
    await browser.click('a[data-language="es"]')
    await untilAt(browser, here.es)
    await browser.open(url + elsewhere.en)
    await untilAt(browser, elsewhere.es)
    await browser.click('a[data-language="en"]')
    await untilAt(browser, elsewhere.en)
    await browser.open(url + here.en)
    await untilAt(browser, here.en)
    assert.equal(await browser.run(() => localStorage.getItem('language')), 'english')
  },
}
