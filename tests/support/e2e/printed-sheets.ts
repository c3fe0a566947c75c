import type { Page } from '@playwright/test'

/**
 * The number of sheets that a page prints on: Letter paper with the widest margins that browsers leave by themselves,
 * unless its stylesheet names others.
 */
export async function printedSheets(page: Page): Promise<number> {
  const margin = { top: '0.5in', right: '0.5in', bottom: '0.5in', left: '0.5in' }
  const pdf = await page.pdf({ format: 'Letter', margin, preferCSSPageSize: true })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)!.length
}
