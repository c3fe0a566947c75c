import assert from 'node:assert/strict'
import { listedRoutes } from '../../../generator/expand/indexes.ts'
import { codesOf } from '../../../generator/languages.ts'
import {
  complaints,
  fill,
  openedMail,
  openedMails,
  type Task,
  until,
  untilFocused,
  untilHidden,
  untilShown,
} from '../task.ts'

const form = '[data-island="contact-form"]'
const question = '¿Y mi ojo?'

export const contact: Task = {
  name: 'a message checked, and written up to the mail link',
  run: async (browser, { url, made }) => {
    for (const language of codesOf(made.manifest.languages)) {
      const { url: path } = listedRoutes(made).find(
        (route) => route.source.kind === 'contact' && route.language === language,
      )!
      await browser.open(url + path)
      await browser.click(`${form} button[type="submit"]`)
      await untilShown(browser, `${form} .form-errors a`)
      await untilFocused(browser, `${form} [aria-invalid="true"]`)
      assert.deepEqual(await openedMails(browser), [], 'nothing is written while something is wrong')
      await fill(browser, `${form} [name="email"]`, 'ana@example.com')
      await fill(browser, `${form} [name="message"]`, question)
      await untilHidden(browser, `${form} [role="alert"]`)
      await browser.click(`${form} button[type="submit"]`)
      await untilFocused(browser, `${form} h3`)
      const body = await openedMail(browser, made.layout(language).practice.email)
      assert.ok(body.includes(question), `the mail says what was typed:\n${body}`)
    }
  },
}

export const contactWithoutScript: Task = {
  name: 'a message handed to the mail app because the form’s script does not run',
  run: async (browser, { made, serveFaulty }) => {
    const { url: path, language } = listedRoutes(made).find(({ source }) => source.kind === 'contact')!
    for (const state of ['missing', 'throwing'] as const) {
      const site = await serveFaulty()
      site.serveChunks(state)
      await browser.open(site.url + path)
      await fill(browser, `${form} [name="phone"]`, '714 555 0123')
      await fill(browser, `${form} [name="message"]`, question)
      await browser.click(`${form} button[type="submit"]`)
      await until(browser, `a mail is written: ${state}`, () => sessionStorage.getItem('engines-mails') !== null)
      assert.deepEqual(await openedMails(browser), [`mailto:${made.layout(language).practice.email}`])
      await complaints(browser)
      site.close()
    }
  },
}
