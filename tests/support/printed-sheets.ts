import type { Page } from '@playwright/test'

/** The number of sheets that a page prints on, of Letter paper unless its stylesheet names another. */
export async function printedSheets(page: Page): Promise<number> {
  const pdf = await page.pdf({ format: 'Letter', preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)!.length
}
