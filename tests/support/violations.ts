import type { Page } from '@playwright/test'

/** What the policies of pages refuse, from the first moment of each on. */
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
