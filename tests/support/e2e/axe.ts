import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

type WithAxe = typeof globalThis & { axe?: typeof axe }

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Waits until all animations on the page have ended, except those that never end. */
export const waitForAnimations = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.all(ending.map((animation) => animation.finished.catch(() => undefined)))
  })

/** Rule ids: all rules except these, or only these. */
export type AxeRules = { off: readonly string[] } | { only: readonly string[] }

/**
 * Runs axe-core on the page as it is, or on the part that `within` selects, once its animations have ended. Returns one
 * line per violation: rule and element.
 */
export async function axeViolations(page: Page, rules: AxeRules = { off: [] }, within?: string): Promise<string[]> {
  await waitForAnimations(page)
  // Parsing axe takes as long as running it, so a page gets it once. Evaluated, since the page's policy refuses
  // scripts.
  if (await page.evaluate(() => (globalThis as WithAxe).axe === undefined)) await page.evaluate(source)
  return page.evaluate(
    async ({ wanted, selector }) => {
      const chosen =
        'only' in wanted
          ? { runOnly: [...wanted.only] }
          : { rules: Object.fromEntries(wanted.off.map((id) => [id, { enabled: false }])) }
      // Only violations are needed: axe then collects less about what passes.
      const { violations } = await (globalThis as WithAxe).axe!.run(selector ?? document, {
        ...chosen,
        resultTypes: ['violations'],
        // Skips fetching stylesheets again: only a rule that is off by default needs them.
        preload: false,
      })
      return violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ target }) => `${id} (${help}): ${target.join(' ')}`),
      )
    },
    { wanted: rules, selector: within },
  )
}
