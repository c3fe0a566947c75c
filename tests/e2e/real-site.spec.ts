import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../../generator/folders.ts'
import { axeViolations } from '../support/axe.ts'
import { complaints } from '../support/complaints.ts'
import { realPort } from '../support/e2e-sites.ts'
import { pageOfEveryKind } from '../support/page-kinds.ts'
import { overweight, weigh } from '../support/page-weight.ts'

// The real manifest's site is held to what holds for any manifest: its words and its pages may change without a test.

test.use({ baseURL: `http://localhost:${realPort}`, contextOptions: { reducedMotion: 'reduce' } })

for (const { kind, urls } of pageOfEveryKind(join(root, 'manifest'))) {
  test(`a real page of the kind ${kind} is for everybody, scrolls one way, is light, and complains of nothing`, async ({
    page,
  }) => {
    const heard = complaints(page)
    for (const [language, url] of Object.entries(urls)) {
      const weight = weigh(page)
      await page.goto(url)
      const weighed = await weight()
      // The budget is a visitor's: the tools of the staff bring a stylesheet of their own.
      if (kind !== 'tools') expect(overweight(weighed), url).toEqual([])
      for (const width of [1280, 768, 320]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${url} at ${width} px`).toBe(width)
      }
      // In one language: what axe finds is in the templates, which both have in common.
      if (language === 'en') expect(await axeViolations(page), url).toEqual([])
      page.removeAllListeners('response')
    }
    expect(heard).toEqual([])
  })
}

for (const path of ['/privacy-policy', '/es/privacy-policy']) {
  test(`the privacy page calls the way to the choices as its button is called: ${path}`, async ({ page }) => {
    await page.goto(path)
    const choices = page.getByRole('contentinfo').locator('[data-opens="privacy-choices"] button')
    await expect(choices).toBeVisible()
    await expect(page.getByRole('main')).toContainText((await choices.textContent())!.trim())
  })
}
