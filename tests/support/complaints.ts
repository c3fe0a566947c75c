import type { ConsoleMessage, Page } from '@playwright/test'

/** Everything the page complains about, hydration warnings included, but for what `expected` matches. */
export function complaints(page: Page, expected?: RegExp): string[] {
  const heard: string[] = []
  const hear = (text: string) => {
    if (expected === undefined || !expected.test(text)) heard.push(text)
  }
  page.on('pageerror', (error) => hear(String(error)))
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'error' || message.type() === 'warning') hear(message.text())
  })
  return heard
}
