import { expect, test } from '@playwright/test'
import { type AxeRules, axeViolations } from '../support/axe.ts'
import { exampleDocument } from '../support/example-document.ts'
import { renderedExamples } from '../support/rendered-example.ts'
import { someOf } from '../support/soak.ts'

/** Rules for whole pages: which headings are above a part depends on where it stands. */
const rulesOfPages = ['heading-order', 'page-has-heading-one']

/** Rules that the scheme can break: it changes nothing but colors. */
const rulesOfColors = ['color-contrast', 'link-in-text-block']

test('axe finds nothing in the examples of any part, in light and in dark', async ({ page, request }) => {
  // Dozens of runs of axe: seconds, and many times that on a busy machine.
  test.setTimeout(600_000)
  const home = await (await request.get('/')).text()
  const stylesheets = [...home.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map((match) => match[1]!)
  expect(stylesheets).not.toEqual([])
  const body = exampleDocument('', stylesheets)
  await page.route('**/example', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/example')
  const found: string[] = []
  for (const [part, examples] of Object.entries(renderedExamples())) {
    for (const [name, html] of someOf(Object.entries(examples), 3)) {
      // All in one document: loading one for each example would take most of the time.
      await page.locator('main').evaluate((main, inner) => {
        main.innerHTML = inner
      }, html)
      const look = async (colorScheme: 'light' | 'dark', rules: AxeRules) => {
        await page.emulateMedia({ colorScheme })
        found.push(...(await axeViolations(page, rules)).map((line) => `${part}, ${name}, ${colorScheme}: ${line}`))
      }
      await look('light', { off: rulesOfPages })
      await look('dark', { only: rulesOfColors })
    }
  }
  expect(found).toEqual([])
})
