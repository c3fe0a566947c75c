import { complaints, type Task, until } from '../task.ts'

const complained = [
  'console: printed',
  'thrown',
  'not caught: Error: rejected',
  'nowhere.png',
  'against the policy: frame-src',
]

/** The safety net for all other tasks: checks that complaints of a page are detected. */
export const watch: Task = {
  name: 'errors and violations are detected',
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
      const layout = document.createElement('iframe')
      layout.src = 'https://example.com/'
      document.body.append(image, layout)
    })
    for (const part of complained) {
      await until(
        browser,
        `"${part}" is kept`,
        (wanted) => sessionStorage.getItem('engines-complaints')?.includes(wanted),
        part,
      )
    }
    await complaints(browser)
  },
}
