import assert from 'node:assert/strict'
import { complaints, type Task, until } from '../task.ts'

/** The net under all other tasks: a page that complains of something is heard. */
export const watch: Task = {
  name: 'errors and violations are heard',
  run: async (browser, site) => {
    await browser.open(`${site.url}/`)
    await browser.run(() => {
      console.error('printed')
      setTimeout(() => {
        throw new Error('thrown')
      })
      Promise.reject(new Error('rejected'))
      const image = new Image()
      image.src = '/nowhere.png'
      const frame = document.createElement('iframe')
      frame.src = 'https://example.com/'
      document.body.append(image, frame)
    })
    await until(
      browser,
      'five complaints are kept',
      () => JSON.parse(sessionStorage.getItem('engines-complaints') ?? '[]').length >= 5,
    )
    const heard = (await complaints(browser)).join('\n')
    for (const part of [
      /printed/,
      /thrown/,
      /rejected/,
      /not loaded: .*nowhere/,
      /against the policy: (frame|default)-src/,
    ])
      assert.match(heard, part)
  },
}
