import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { root } from '../../generator/folders.ts'
import { hostOf } from '../../generator/hosts/index.ts'
import { serveFolder } from '../../generator/serve/serve.ts'
import { command } from '../support/command.ts'
import { crawl } from '../support/e2e/crawl.ts'
import { practicePort } from '../support/e2e/e2e-sites.ts'
import { pageOfEveryKind } from '../support/e2e/page-kinds.ts'
import { violationsOf } from '../support/e2e/violations.ts'
import { codes } from '../support/languages.ts'
import { listen, stop } from '../support/loopback.ts'
import { isSoak } from '../support/soak.ts'
import { clearwater, siteOf } from '../support/world.ts'

/**
 * The last page of each kind that has several, in the language in which kinds.spec.ts does not visit the first. In a
 * soak every page.
 */
function notVisitedByKinds(): string[] {
  const routes = [...siteOf(clearwater).routes]
  if (isSoak) return routes.map(({ url }) => url)
  const pages = pageOfEveryKind(clearwater).map(({ kind, urls }, index) => {
    const language = codes[(index + 1) % codes.length]!
    const last = routes.findLast((route) => route.source.kind === kind && route.language === language)!.url
    return last === urls[language] ? [] : [last]
  })
  return pages.flat()
}

test('with the headers of its host, no page breaks a rule of its policy or logs a complaint', async ({ context }) => {
  const pages = notVisitedByKinds()
  expect(pages.length).toBeGreaterThan(8)
  expect(await crawl(context, `http://localhost:${practicePort}`, pages)).toEqual([])
})

test('with its policy in a meta element, on a host that sends no headers, no page breaks a rule or logs a complaint', {
  tag: '@soak',
}, async ({ context, page }) => {
  const out = join(root, '.cache', 'e2e-github-pages')
  const host = hostOf('github-pages')
  const options = ['--preview', '--host', host.name]
  const { code, err } = await command(['generate', '--manifest', clearwater, '--out', out, ...options])
  expect(code, err).toBe(0)
  const server = serveFolder(out, { host })
  const origin = `http://localhost:${await listen(server)}`
  try {
    // In one language: all pages of a site have the same policy.
    const ofEveryKind = pageOfEveryKind(clearwater).map(({ urls }) => urls.en)
    expect(await crawl(context, origin, ofEveryKind)).toEqual([])
    const violations = await violationsOf(page)
    await page.goto(`${origin}/about`)
    await page.evaluate(() => {
      const script = document.createElement('script')
      script.append('window.ran = true')
      document.body.append(script)
    })
    await expect.poll(() => violations.join('\n')).toMatch(/^(require-trusted-types-for|script-src-elem inline)/m)
    expect(await page.evaluate(() => (window as { ran?: boolean }).ran)).toBeUndefined()
  } finally {
    await stop(server)
  }
})

test('the policy works: code that is not ours does not run', async ({ page }) => {
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
  // Thanks to the opener and embedder policies, no other site shares the process of a page.
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)
  const elsewhere = await page.evaluate(() => fetch('https://elsewhere.example/').catch((error) => error.name))
  expect(elsewhere).toBe('TypeError')
  await expect.poll(() => violations.join('\n')).toMatch(/connect-src https:\/\/elsewhere\.example/)
})
