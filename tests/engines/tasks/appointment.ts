import assert from 'node:assert/strict'
import { codesOf } from '../../../generator/languages.ts'
import { fill, focus, openedMail, type Task, untilFocused, untilHidden, untilShown } from '../task.ts'

const request = { name: 'Ana Núñez', phone: '(714) 555-0123', email: 'ana@example.com' }

export const appointment: Task = {
  name: 'an appointment request up to the mail link',
  run: async (browser, { url, made }) => {
    for (const language of codesOf(made.manifest.languages)) {
      await browser.open(url + made.links.href('/', language))
      await browser.click('main [data-open="appointment"]')
      await untilFocused(browser, 'dialog[open] h2')
      await untilShown(browser, 'dialog [name="fullName"]')
      await fill(browser, 'dialog [name="fullName"]', request.name)
      await fill(browser, 'dialog [name="phoneNumber"]', request.phone)
      await fill(browser, 'dialog [name="emailAddress"]', request.email)
      await focus(browser, 'dialog [name="visitType"]')
      await browser.press('ArrowDown')
      await browser.click('dialog [name="preferredDays"]')
      await browser.click('dialog .form button[type="submit"]')
      await untilShown(browser, 'dialog a[href^="mailto:"].button')
      const body = await openedMail(browser, made.layout(language).practice.email)
      for (const given of Object.values(request)) assert.ok(body.includes(given), `the mail says ${given}:\n${body}`)
      await browser.press('Escape')
      await untilHidden(browser, 'dialog')
      await untilFocused(browser, '[data-open="appointment"]')
    }
  },
}
