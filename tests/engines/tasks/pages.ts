import assert from 'node:assert/strict'
import { setTimeout as delay } from 'node:timers/promises'
import type { Route } from '../../../generator/site.ts'
import { complaints, type Task } from '../task.ts'

const sizes = [
  [1280, 900],
  [450, 800],
] as const

/** A little longer than a pointer has to rest on a link before its page is prefetched. */
const intentMs = 120

export const pages: Task = {
  name: 'every kind of page in every language and state, wide and narrow, and a link pointed at',
  run: async (browser, { url, made }) => {
    const routes = examples(made.routes)
    const wrong: string[] = []
    for (const [width, height] of sizes) {
      await browser.resize(width, height)
      for (const route of routes) {
        await browser.open(url + route.url)
        const seen = await browser.run(() => {
          window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' })
          document.querySelector<HTMLElement>('a[data-language]')!.focus()
          return {
            path: location.pathname,
            language: document.documentElement.lang,
            overflow: document.documentElement.scrollWidth - innerWidth,
          }
        })
        assert.deepEqual([seen.path, seen.language], [route.url, route.language])
        if (seen.overflow > 0) wrong.push(`${route.url} is ${seen.overflow} px too wide for ${width}`)
        await delay(intentMs)
        wrong.push(...(await complaints(browser)))
      }
    }
    assert.deepEqual(wrong, [])
    return `${routes.length * sizes.length} pages`
  },
}

/** The first page of each kind, language and state. */
function examples(rows: Iterable<Route>): Route[] {
  const found = new Map<string, Route>()
  for (const route of rows) {
    const sort = `${route.source.kind} ${route.language} ${route.state}`
    if (!found.has(sort)) found.set(sort, route)
  }
  return [...found.values()]
}
