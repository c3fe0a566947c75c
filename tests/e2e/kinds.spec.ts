import { expect, test } from '@playwright/test'
import { type AxeRules, axeViolations } from '../support/e2e/axe.ts'
import { openDialog } from '../support/e2e/booking.ts'
import { complaints } from '../support/e2e/complaints.ts'
import { pageOfEveryKind, shareOf } from '../support/e2e/page-kinds.ts'
import { codes } from '../support/languages.ts'
import { firstAndOneInTurn, isSoak } from '../support/soak.ts'
import { clearwater } from '../support/world.ts'

// Each kind by itself, and with the dialog open. Menu, alerts, toasts, consent bar and the screen of the location check
// are the same HTML on every page: their own specs run axe on them, at the same widths.

interface Look {
  width: number
  colorScheme: 'light' | 'dark'
}

/**
 * Each kind is seen on a phone in light or on a wide screen in dark, in turn. More is rarely needed: no layout depends
 * on the scheme, no color on the width, layout.spec.ts visits the other widths, and examples.spec.ts checks the colors
 * of every part. A soak sees everything.
 */
const looksInTurn: Look[] = [
  { width: 320, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
]
const everyLook = [320, 768, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme): Look => ({ width, colorScheme })),
)
const looksOf = (index: number) => (isSoak ? everyLook : [looksInTurn[index % looksInTurn.length]!])

/** Contrast takes most of the time of axe: for each look, it is checked on every other kind. */
const rulesOf = (index: number): AxeRules => ({ off: isSoak || index % 4 < 2 ? [] : ['color-contrast'] })

/** Large text is widest on a phone, which each kind is seen on. The wider screens take turns. */
const enlargedWidthsOf = (index: number) => firstAndOneInTurn([390, 768, 1024, 1280], index)

for (const language of codes) {
  // One page visits all kinds: opening a new one for each would take half as long as all the checks.
  test(`a page of every kind is accessible at any width and text size, in light and dark, with its dialog, and breaks no rule of its policy: ${language}`, async ({
    page,
  }) => {
    test.setTimeout(600_000)
    // This includes React's warnings on hydration and violations of the policy.
    const heard = complaints(page)
    const wide = () => page.evaluate(() => document.documentElement.scrollWidth)
    const enlarge = (size: string) =>
      page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size)
    await page.emulateMedia({ reducedMotion: 'reduce' })

    for (const [index, { kind, urls }] of shareOf(language, pageOfEveryKind(clearwater)).entries()) {
      const url = urls[language]
      const of = `${kind}, ${url}`
      await page.setViewportSize({ width: 390, height: 844 })
      const response = await page.goto(url)
      expect.soft(response!.headers()['content-security-policy'], of).toContain("default-src 'none'")

      // A visitor's own style enlarges the text, but no width in a media query.
      await enlarge('200%')
      for (const width of enlargedWidthsOf(index)) {
        await page.setViewportSize({ width, height: 844 })
        expect.soft(await wide(), `${of}, ${width} px, with text at 200 %`).toBe(width)
      }
      await enlarge('')

      // What surrounds the content is the same on all pages: on all but the first, it is checked only once.
      let part: string | undefined
      for (const { width, colorScheme } of looksOf(index)) {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme })
        expect.soft(await wide(), `${of}, ${width} px`).toBe(width)
        const found = await axeViolations(page, rulesOf(index), part)
        expect.soft(found, `${of}, ${width} px, ${colorScheme}`).toEqual([])
        if (index > 0) part = 'main'
      }
      // The dialog, too, is the same on all pages.
      if (index === 0 || isSoak) {
        await openDialog(page)
        await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
        expect.soft(await axeViolations(page, undefined, 'dialog[open]'), `${of}, with the dialog open`).toEqual([])
      }
      expect.soft(heard.splice(0), of).toEqual([])
    }
  })
}
