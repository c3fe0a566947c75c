import type { Page } from '@playwright/test'

/** Collects the CSP violations of the page, from the start of each document it loads. */
export async function violationsOf(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('hearViolation', (violation: string) => void violations.push(violation))
  await page.addInitScript(() => {
    const { hearViolation } = window as unknown as { hearViolation: (violation: string) => void }
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      hearViolation(`${effectiveDirective} ${blockedURI} ${sample}`)
    })
  })
  return violations
}
