import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { type AuditedPage, audit as auditSite } from '../../../generator/audit/audit.ts'
import { printAudit } from '../../../generator/audit/print.ts'
import { auditWarnings } from '../../../generator/audit/warnings.ts'
import { audit } from '../../../generator/commands/audit.ts'
import { check } from '../../../generator/commands/check.ts'
import { exitCodes } from '../../../generator/exit-codes.ts'
import type { Problem } from '../../../generator/page.ts'
import { editText } from '../../support/edit-text.ts'
import { clearwater, siteOf, world } from '../../support/world.ts'

type Command = (io: Parameters<typeof audit>[0]) => Promise<number>

/** What a command prints for a manifest, and its exit code. */
async function said(command: Command, manifest: string, json = false) {
  const printed: string[] = []
  const print = (text: string) => void printed.push(...text.split('\n'))
  const code = await command({ manifest, out: '', json, print, note: () => {} })
  return { code, lines: printed }
}

/** The small world, where pages that say nothing about their city are indexed too. */
function offeringBarePages(): string {
  const folder = world('base')
  appendFileSync(join(folder, 'practice.yaml'), 'indexBarePages: true\n')
  return folder
}

describe('the audit', () => {
  it('lists every indexed page once, by kind and language', () => {
    const site = siteOf(offeringBarePages())
    const { families } = auditSite(site)
    const pages = families.flatMap((family) => family.pages)
    const indexed = [...site.routes].filter(
      ({ indexed, state }) => indexed && (state === 'original' || state === 'translated'),
    )
    expect(pages.map(({ url }) => url).sort()).toEqual(indexed.map(({ url }) => url).sort())
    for (const { kind, language, pages: own } of families)
      expect(own.filter((page) => page.kind !== kind || page.language !== language)).toEqual([])
  })

  it('compares a service in a city with every service in every city', () => {
    const { families } = auditSite(siteOf(offeringBarePages()))
    const family = families.find(({ kind, language }) => kind === 'service-city' && language === 'en')!
    const page = family.pages.find(({ url }) => url === '/services/eye-exams/cedar-point')!
    expect(family.pages).toHaveLength(6)
    expect(page.nearest!.url).toBe('/services/eye-exams/brook-hill')
    expect(page.nearest!.containment).toBeGreaterThan(0.7)
    expect(page.ownShare).toBeLessThan(0.35)
  })

  it('counts clicks from the home page of the language', () => {
    const { families } = auditSite(siteOf(world('base')))
    const clicks = new Map(families.flatMap(({ pages }) => pages).map((page) => [page.url, page.clicks]))
    expect([clicks.get('/'), clicks.get('/es'), clicks.get('/contact')]).toEqual([0, 0, 1])
    expect(clicks.get('/neighborhoods/pier-side-eye-doctor')).toBeGreaterThan(1)
  })

  it('counts the links of the services menu only if the header has it', () => {
    const clicksWith = (header: string) => {
      const folder = world('base')
      const menu = `header: ${header}\nservicesMenu:\n  - page: /neighborhoods/pier-side-eye-doctor\n`
      editText(folder, 'navigation.yaml', /^header:.*^servicesMenu:\n/ms, menu)
      const pages = auditSite(siteOf(folder)).families.flatMap((family) => family.pages)
      return pages.find(({ url }) => url === '/neighborhoods/pier-side-eye-doctor')!.clicks
    }
    expect(clicksWith('[{ page: /services }]')).toBe(1)
    expect(clicksWith('[{ page: /about }]')).toBeGreaterThan(1)
  })

  it('gathers the questions that several pages of a language ask, in any case', () => {
    const folder = world('base')
    editText(folder, 'pages/conditions/keratoconus.yaml', 'Will I go blind?', 'DO YOU OPERATE?')
    editText(folder, 'pages/conditions/keratoconus.yaml', '¿Voy a quedar ciego?', 'Do you operate?')
    expect(auditSite(siteOf(folder)).questions).toEqual([
      { question: 'DO YOU OPERATE?', urls: ['/conditions/keratoconus', '/'] },
    ])
  })

  it('counts footer links to the notices', () => {
    const pages = auditSite(siteOf(clearwater)).families.flatMap((family) => family.pages)
    expect(pages.find(({ url }) => url === '/notices')!.clicks).toBe(1)
  })
})

describe('the audit command', () => {
  it('prints the families, and the worst pages with their sources', async () => {
    const { code, lines } = await said(audit, offeringBarePages())
    expect(code).toBe(exitCodes.ok)
    expect(lines[0]).toMatch(/kind +pages +own: median/)
    expect(lines.find((line) => line.includes('service-city en'))).toMatch(/service-city en +6 /)
    expect(lines.join('\n')).toMatch(/Thin: \d+\n/)
    expect(lines.find((line) => line.startsWith('  /services/eye-exams/cedar-point'))).toMatch(
      /own [\d.]+% +[\d.]+% on \/services\/eye-exams\/brook-hill +\S*cities\.yaml:17$/,
    )
  })

  it('prints one object per page with --json, including pages that are not indexed', async () => {
    const { lines } = await said(audit, world('base'), true)
    const pages = lines.map((line) => JSON.parse(line))
    expect(pages.find(({ url }) => url === '/about')).toMatchObject({
      indexed: true,
      kind: 'prose',
      language: 'en',
      source: 'pages/about.yaml:1',
    })
    expect(pages.find(({ url }) => url === '/services/eye-exams/cedar-point')).toMatchObject({ indexed: false })
  })

  it('prints medians, the worst pages first, and the questions that most pages ask', () => {
    const place = { file: 'pages/lone.yaml', line: 1, column: 1 }
    const page: AuditedPage = { url: '/lone', kind: 'prose', language: 'en', place, words: 300, ownShare: 1, clicks: 1 }
    const nearest = { url: '/lone', containment: 0.1 }
    const pages = [0.3, 0.1, 0.2, 0.4].map((ownShare) => ({ ...page, url: `/own-${ownShare}`, ownShare, nearest }))
    const questions = [3, 4, 5].map((count) => ({ question: `On ${count}?`, urls: Array<string>(count).fill('/lone') }))
    const text = printAudit({ families: [{ kind: 'prose', language: 'en', pages }], bare: [], questions }, 'manifest')
    expect(text).toMatch(/prose en +4 +20% +10% /)
    expect(text.match(/^ +\/own-[\d.]+/gm)?.map((each) => each.trim())).toEqual(['/own-0.1', '/own-0.2', '/own-0.3'])
    expect(text.match(/On \d\?/g)).toEqual(['On 5?', 'On 4?'])
  })

  it('exits like "check" when the manifest has a mistake', async () => {
    expect((await said(audit, world('a-city-is-misspelt'))).code).toBe(exitCodes.problems)
  })
})

describe('the check', () => {
  let bare: Problem[] = []
  let offered: Problem[] = []
  const warned = async (folder: string) => {
    const { code, lines } = await said((io) => check(io, { today: '2026-11-22' }), folder, true)
    expect(code).toBe(exitCodes.ok)
    return lines.map((line) => JSON.parse(line) as Problem)
  }
  beforeAll(async () => {
    bare = await warned(world('base'))
    offered = await warned(offeringBarePages())
  })
  const codesIn = (problems: readonly Problem[]) => new Set(problems.map(({ code }) => code))

  it('warns once about all pages without words of their own, and does not judge them further', () => {
    expect(bare.filter(({ code }) => code === 'BARE_PAGES').map(({ message }) => message)).toEqual([
      expect.stringContaining('12 pages about a service in a city have no words of their own'),
    ])
    expect(codesIn(bare)).not.toContain('DOORWAY_PAGE')
  })

  it('judges pages without words of their own once indexBarePages has them indexed', () => {
    expect(codesIn(offered)).not.toContain('BARE_PAGES')
    // Two languages, with two reasons each.
    expect(offered.filter(({ code }) => code === 'DOORWAY_PAGE')).toHaveLength(4)
  })

  it('uses the singular for a single page', () => {
    const place = { file: 'pages/lone.yaml', line: 1, column: 1 }
    const page: AuditedPage = { url: '/lone', kind: 'prose', language: 'en', place, words: 300, ownShare: 1 }
    const family = { kind: page.kind, language: page.language, pages: [page, { ...page, clicks: 1 }] }
    const told = auditWarnings({ families: [family], bare: [page], questions: [] })
    expect(told.map(({ message }) => message)).toEqual([
      '1 of 2 pages of the kind prose in English is linked only from the sitemap: /lone',
      '1 page about a service in a city has no words of its own and is published with noindex: /lone',
    ])
  })

  it('judges no family of fewer than four pages', () => {
    expect(bare.filter(({ code }) => code === 'THIN_PAGE')).toEqual([])
  })
})
