import type { Page } from '@playwright/test'
import { keptOf } from './storage.ts'

/**
 * From now on, records what a page logs, and what it sends to anyone but `recipient`. The result finds values in that,
 * and in what the browser keeps of the visit.
 */
export function followTraces(page: Page, recipient: string): (values: readonly string[]) => Promise<string[]> {
  const traces: string[] = []
  page.on('console', (message) => traces.push(message.text()))
  page.on('request', (request) => {
    if (!request.url().startsWith(recipient)) traces.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  return async (values) => {
    const all = [await keptOf(page), ...traces]
    return all.filter((trace) => values.some((value) => trace.includes(value)))
  }
}
