import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../../generator/folders.ts'
import { loadSite } from '../../generator/load-site.ts'
import { axeViolations } from '../support/axe.ts'
import { openDialog } from '../support/booking.ts'
import { complaints } from '../support/complaints.ts'

// Each kind as it stands, in light and in dark, and with the dialog open over it. Menu, alerts, toasts, consent bar and the
// screen of the location check are the same HTML on every page: their own specs run axe over them, at the same widths.

const rows = [...loadSite(join(root, 'manifest')).site!.rows]
const kinds = [...new Set(rows.map(({ subject }) => subject.kind))]

for (const kind of kinds) {
  test(`axe finds nothing on a page of the kind ${kind}, in both languages, at any width, in light and dark, with the dialog`, async ({
    page,
  }) => {
    const heard = complaints(page)
    for (const language of ['en', 'es'] as const) {
      const url = rows.find((row) => row.subject.kind === kind && row.language === language)!.url
      await page.goto(url)
      for (const width of [320, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await axeViolations(page), `${url} ${width} px`).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${url} ${width} px`).toBe(width)
      }
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await axeViolations(page), `${url} in the dark`).toEqual([])
      await page.emulateMedia({ colorScheme: 'light' })
      await openDialog(page)
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
      expect(await axeViolations(page), `${url} with the dialog open`).toEqual([])
    }
    expect(heard).toEqual([])
  })
}
