import { expect, type Page, test } from '@playwright/test'

/** What the page's policy refused, from the first moment on. */
async function violationsOf(page: Page): Promise<string[]> {
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

test('the policy holds: what is not ours does not run', async ({ page }) => {
  const violations = await violationsOf(page)
  await page.goto('/about')
  const ran = await page.evaluate(() => {
    const attempt = (act: () => void) => {
      try {
        act()
      } catch (error) {
        return (error as Error).name
      }
    }
    const script = document.createElement('script')
    script.append('window.ran = true')
    return {
      inline: attempt(() => document.body.append(script)),
      html: attempt(() => {
        document.body.innerHTML = '<img src=x onerror="window.ran = true">'
      }),
      code: attempt(() => setTimeout('window.ran = true' as unknown as () => void)),
      ran: (window as { ran?: boolean }).ran,
    }
  })
  expect(ran).toEqual({ inline: undefined, html: 'TypeError', code: expect.stringMatching(/Error/), ran: undefined })
  await expect.poll(() => violations.join('\n')).toMatch(/require-trusted-types-for/)
  const elsewhere = await page.evaluate(() => fetch('https://elsewhere.example/').catch((error) => error.name))
  expect(elsewhere).toBe('TypeError')
  await expect.poll(() => violations.join('\n')).toMatch(/connect-src https:\/\/elsewhere\.example/)
})
