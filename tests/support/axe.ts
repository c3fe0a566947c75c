import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Waits until nothing on the page moves, but for what moves for ever. */
export const atRest = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)))
  })

/**
 * What axe-core finds wrong on the page as it stands, once nothing on it moves: rule and element, one line each.
 * `rulesOff` are the ids of rules to leave out.
 */
export async function axeViolations(page: Page, rulesOff: readonly string[] = []): Promise<string[]> {
  await atRest(page)
  // Once a document: axe is half a megabyte.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  return page.evaluate(async (off) => {
    const rules = Object.fromEntries(off.map((id) => [id, { enabled: false }]))
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, { rules })
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
    )
  }, rulesOff)
}
