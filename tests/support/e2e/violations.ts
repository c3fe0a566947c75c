import type { Page } from '@playwright/test'

/** Collects the CSP violations of the page, from the start of each document it loads. */
export async function violationsOf(page: Page): Promise<string[]> {
  const violations: string[] = []
  await page.exposeFunction('reportViolation', (violation: string) => void violations.push(violation))
  await page.addInitScript(() => {
    const { reportViolation } = window as unknown as { reportViolation: (violation: string) => void }
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      reportViolation(`${effectiveDirective} ${blockedURI} ${sample}`)
    })
  })
  return violations
}
