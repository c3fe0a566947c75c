import type { BrowserContext } from '@playwright/test'
import { complaints } from './complaints.ts'
import { violationsOf } from './violations.ts'

/** Opens every page, a few at a time, and waits for the network to be idle. Returns `url: complaint` lines. */
export async function crawl(context: BrowserContext, origin: string, urls: readonly string[]): Promise<string[]> {
  const waiting = [...urls]
  const found: string[] = []
  const visit = async () => {
    const page = await context.newPage()
    const heard = [complaints(page), await violationsOf(page)]
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      await page.goto(origin + url, { waitUntil: 'networkidle' })
      found.push(...heard.flatMap((each) => each.splice(0)).map((complaint) => `${url}: ${complaint}`))
    }
    await page.close()
  }
  await Promise.all(Array.from({ length: tabs }, visit))
  return found
}

const tabs = 6
