import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

type WithAxe = typeof globalThis & { axe?: typeof axe }

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Waits until nothing on the page moves, but for what moves for ever. */
export const atRest = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)))
  })

/** Ids of rules: all of them but some, or some alone. */
export type AxeRules = { off: readonly string[] } | { only: readonly string[] }

/**
 * What axe-core finds wrong on the page as it stands, or in the part of it that `within` selects, once nothing on it
 * moves: rule and element, one line each.
 */
export async function axeViolations(page: Page, rules: AxeRules = { off: [] }, within?: string): Promise<string[]> {
  await atRest(page)
  // Reading axe takes as long as a run of it, so a page is given it once. Evaluated: the page's policy refuses scripts.
  if (await page.evaluate(() => (globalThis as WithAxe).axe === undefined)) await page.evaluate(source)
  return page.evaluate(
    async ({ wanted, selector }) => {
      const chosen =
        'only' in wanted
          ? { runOnly: [...wanted.only] }
          : { rules: Object.fromEntries(wanted.off.map((id) => [id, { enabled: false }])) }
      // Only what is wrong is wanted: axe then gathers less about all that is right.
      const { violations } = await (globalThis as WithAxe).axe!.run(selector ?? document, {
        ...chosen,
        resultTypes: ['violations'],
        // Fetches no stylesheet again: only a rule that is off by default needs them.
        preload: false,
      })
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
      )
    },
    { wanted: rules, selector: within },
  )
}
