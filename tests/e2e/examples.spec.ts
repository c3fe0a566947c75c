import { expect, test } from '@playwright/test'
import { axeViolations } from '../support/axe.ts'
import { exampleDocument } from '../support/example-document.ts'
import { renderedExamples } from '../support/rendered-example.ts'

/** Whole pages answer for these: where a part stands decides which headings are above it. */
const rulesOfPages = ['heading-order', 'page-has-heading-one']

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme })

    test('axe finds nothing in any example of any part', async ({ page, request }) => {
      // More than a hundred runs of axe: five seconds, and many times that on a machine that has other work.
      test.setTimeout(600_000)
      const home = await (await request.get('/')).text()
      const stylesheets = [...home.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map((match) => match[1]!)
      expect(stylesheets).not.toEqual([])
      const body = exampleDocument('', stylesheets)
      await page.route('**/example', (route) => route.fulfill({ contentType: 'text/html', body }))
      await page.goto('/example')
      const found: string[] = []
      for (const [part, examples] of Object.entries(renderedExamples())) {
        for (const [name, html] of Object.entries(examples)) {
          // In the same document: loading one for each example would take most of the time.
          await page.locator('main').evaluate((main, inner) => {
            main.innerHTML = inner
          }, html)
          found.push(...(await axeViolations(page, { off: rulesOfPages })).map((line) => `${part}, ${name}: ${line}`))
        }
      }
      expect(found).toEqual([])
    })
  })
}
