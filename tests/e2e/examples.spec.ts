import { expect, test } from '@playwright/test'
import { type AxeRules, axeViolations } from '../support/e2e/axe.ts'
import { renderedExamples } from '../support/e2e/rendered-example.ts'
import { exampleDocument } from '../support/example-document.ts'
import { isSoak, someOf } from '../support/soak.ts'

/** Rules for whole pages: which headings and landmarks are near a part depends on where it stands. */
const rulesOfPages = ['heading-order', 'page-has-heading-one', 'landmark-unique']

/** Rules that the scheme can break: it changes nothing but colors. */
const rulesOfColors = ['color-contrast', 'link-in-text-block']

/**
 * The first example of every part in one document, then the second of those that have one, and so on: a run of axe for
 * each example would take twice as long, and all together would hold ids twice.
 */
function documents(): string[] {
  const parts = Object.entries(renderedExamples()).map(([part, examples]) =>
    Object.entries(examples).map(([name, html]) => framed(`${part}: ${name}`, html)),
  )
  const most = Math.max(...parts.map((examples) => examples.length))
  return Array.from({ length: most }, (_, at) => parts.map((examples) => examples[at] ?? '').join(''))
}

/** Keeps examples from covering each other, wherever their styles put them. */
const framed = (name: string, html: string) => `<div data-example="${name}" style="contain: layout paint">${html}</div>`

test('axe finds nothing in the examples of any part, in light and in dark', async ({ page, request }) => {
  const home = await (await request.get('/')).text()
  const stylesheets = [...home.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map((match) => match[1]!)
  expect(stylesheets).not.toEqual([])
  const body = exampleDocument('', stylesheets)
  await page.route('**/example', (route) => route.fulfill({ contentType: 'text/html', body }))
  await page.goto('/example')
  const found: string[] = []
  for (const html of someOf(documents(), 6)) {
    await page.locator('main').evaluate((main, inner) => {
      main.innerHTML = inner
    }, html)
    const look = async (colorScheme: 'light' | 'dark', rules: AxeRules) => {
      await page.emulateMedia({ colorScheme })
      found.push(...(await axeViolations(page, rules)).map((line) => `${colorScheme}: ${line}`))
    }
    // The other rules are about markup: kinds.spec.ts checks them on every kind of page.
    await look('light', isSoak ? { off: rulesOfPages } : { only: rulesOfColors })
    await look('dark', { only: rulesOfColors })
  }
  expect(found).toEqual([])
})
