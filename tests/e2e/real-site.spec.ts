import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../../generator/folders.ts'
import { axeViolations } from '../support/e2e/axe.ts'
import { complaints } from '../support/e2e/complaints.ts'
import { realPort } from '../support/e2e/e2e-sites.ts'
import { pageOfEveryKind, shareOf } from '../support/e2e/page-kinds.ts'
import { overweight, weigh } from '../support/e2e/page-weight.ts'
import { codes } from '../support/languages.ts'
import { isSoak, someOf } from '../support/soak.ts'

// Tests the real site only for what is true of any manifest: its texts and pages may change without breaking a test.

/** In the suite, every other kind: budgets.test.ts weighs the HTML of all of them. */
const kinds = someOf(pageOfEveryKind(join(root, 'manifest')), 2)

test.use({ baseURL: `http://localhost:${realPort}`, contextOptions: { reducedMotion: 'reduce' } })

for (const language of codes) {
  test(`a real page of every kind is accessible, scrolls one way, keeps its budget, and logs no complaint: ${language}`, async ({
    context,
    page,
  }) => {
    test.setTimeout(600_000)
    // A page is weighed with everything that a first visit loads.
    const cdp = await context.newCDPSession(page)
    await cdp.send('Network.setCacheDisabled', { cacheDisabled: true })
    const heard = complaints(page)
    for (const [index, { kind, urls }] of shareOf(language, kinds).entries()) {
      const url = urls[language]
      const weight = weigh(page)
      await page.goto(url)
      // The budget is for visitors: the staff's tools have a stylesheet of their own.
      if (kind !== 'tools') expect.soft(overweight(await weight()), url).toEqual([])
      for (const width of isSoak ? [1280, 768, 320] : [320]) {
        await page.setViewportSize({ width, height: 800 })
        expect
          .soft(await page.evaluate(() => document.documentElement.scrollWidth), `${url} at ${width} px`)
          .toBe(width)
      }
      // In one language, and what all pages share only once: what axe finds is in the templates, see kinds.spec.ts.
      if (language === 'en' && (index === 0 || isSoak))
        expect.soft(await axeViolations(page, undefined, index === 0 ? undefined : 'main'), url).toEqual([])
      for (const event of ['request', 'requestfinished', 'requestfailed', 'response']) page.removeAllListeners(event)
      expect.soft(heard.splice(0), url).toEqual([])
    }
  })
}

test('the privacy page names the choices button by its label', async ({ page }) => {
  for (const path of ['/privacy-policy', '/es/privacy-policy']) {
    await page.goto(path)
    const choices = page.getByRole('contentinfo').locator('[data-opens="privacy-choices"] button')
    await expect(choices, path).toBeVisible()
    await expect(page.getByRole('main'), path).toContainText((await choices.textContent())!.trim())
  }
})
