import { expect, test } from '@playwright/test'
import { axeViolations } from '../support/axe.ts'
import { openDialog } from '../support/booking.ts'
import { complaints } from '../support/complaints.ts'
import { pageOfEveryKind } from '../support/page-kinds.ts'
import { clearwater } from '../support/world.ts'

// Each kind as it stands, and with the dialog open over it. Menu, alerts, toasts, consent bar and the screen of the
// location check are the same HTML on every page: their own specs run axe over them, at the same widths.

/** Over both languages every kind is seen at each width, in light and in dark. The dialog opens at the last of each. */
const views = {
  en: [
    { width: 320, colorScheme: 'light' },
    { width: 768, colorScheme: 'dark' },
    { width: 1280, colorScheme: 'light' },
  ],
  es: [
    { width: 1280, colorScheme: 'dark' },
    { width: 768, colorScheme: 'light' },
    { width: 320, colorScheme: 'dark' },
  ],
} as const

for (const { kind, urls } of pageOfEveryKind(clearwater)) {
  for (const [language, looks] of Object.entries(views) as [keyof typeof views, (typeof views)['en' | 'es']][]) {
    const url = urls[language]

    test(`a page of the kind ${kind} is for everybody at any width and text size, in light and dark, with its dialog, and breaks no rule of its policy: ${language}`, async ({
      page,
    }) => {
      // What React warns of when it hydrates, and what the policy refuses, is heard here too.
      const heard = complaints(page)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const response = await page.goto(url)
      expect(response!.headers()['content-security-policy']).toContain("default-src 'none'")
      const wide = () => page.evaluate(() => document.documentElement.scrollWidth)

      await page.setViewportSize({ width: 390, height: 844 })
      const enlarge = (size: string) =>
        page.evaluate((value) => document.documentElement.style.setProperty('font-size', value), size)
      await enlarge('200%')
      expect(await wide(), 'with text at 200 %').toBe(390)
      await enlarge('')

      for (const { width, colorScheme } of looks) {
        await page.setViewportSize({ width, height: 800 })
        await page.emulateMedia({ colorScheme })
        expect(await axeViolations(page), `${width} px, ${colorScheme}`).toEqual([])
        expect(await wide(), `${width} px`).toBe(width)
      }
      await openDialog(page)
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
      expect(await axeViolations(page, [], 'dialog[open]'), 'with the dialog open').toEqual([])
      expect(heard).toEqual([])
    })
  }
}
