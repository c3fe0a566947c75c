import { afterEach, describe, expect, it, vi } from 'vitest'
import { futureDates } from '../../../generator/checks/future-dates.ts'
import { check } from '../../../generator/commands/check.ts'
import { loadSite } from '../../../generator/load-site.ts'
import type { Page, Problem } from '../../../generator/page.ts'
import { formatDay } from '../../../generator/text/format-day.ts'
import { editText } from '../../support/edit-text.ts'
import { pageAt, siteOf, world } from '../../support/world.ts'

afterEach(() => void vi.unstubAllEnvs())

/** The small world, with another review of keratoconus. */
function reviewed(review: string): string {
  const folder = editText(world('base'), 'pages/conditions/keratoconus.yaml', /^review:.*$/m, review)
  return folder
}

const page = (url: string, folder: string) => pageAt<'condition'>(url, siteOf(folder))
const reviewOf = ({ content }: Page<'condition'>) => content.review
const nodeOf = ({ structuredData }: Page) =>
  (structuredData['@graph'] as { '@type': string }[]).find((node) => node['@type'] === 'MedicalWebPage')

describe('a day', () => {
  it('is formatted for the readers of each language', () => {
    expect(formatDay('2026-11-21', 'en')).toBe('November 21, 2026')
    expect(formatDay('2026-11-21', 'es')).toBe('21 de noviembre de 2026')
  })

  it.each(['Pacific/Honolulu', 'UTC', 'Pacific/Kiritimati'])(
    'is the same day whatever the time zone of the machine: %s',
    async (zone) => {
      vi.stubEnv('TZ', zone)
      // Formatters keep the time zone that was set when they were created.
      vi.resetModules()
      const there = await import('../../../generator/text/format-day.ts')
      for (const day of ['2026-01-01', '2026-12-31', '2028-02-29']) {
        const date = ` ${Number(day.slice(8))}, ${day.slice(0, 4)}`
        expect(there.formatDay(day, 'en')).toContain(date)
        expect(there.formatDays(day, day, 'en')).toContain(date)
      }
    },
  )
})

describe('a page reviewed by a clinician', () => {
  const folder = reviewed('review: { on: 2026-11-21, next: 2028-11-21, by: "{doctor}, O.D." }')

  it('says who and when, in its own language', () => {
    expect(reviewOf(page('/conditions/keratoconus', folder))).toEqual({
      on: 'November 21, 2026',
      next: 'November 21, 2028',
      by: 'Dr. Robin Vale, O.D.',
      day: '2026-11-21',
    })
    expect(reviewOf(page('/es/condiciones/queratocono', folder))).toMatchObject({ on: '21 de noviembre de 2026' })
  })

  it('tells search engines the same', () => {
    expect(nodeOf(page('/conditions/keratoconus', folder))).toMatchObject({
      lastReviewed: '2026-11-21',
      reviewedBy: { '@type': 'Person', name: 'Dr. Robin Vale, O.D.' },
    })
  })

  it('does not claim to have changed on that day', () => {
    expect(nodeOf(page('/conditions/keratoconus', folder))).not.toHaveProperty('dateModified')
  })
})

describe('a page that was only checked against its sources', () => {
  const folder = reviewed('review: { on: 2026-11-21, next: 2028-11-21 }')

  it('names no reviewer, neither to readers nor to search engines', () => {
    expect(reviewOf(page('/conditions/keratoconus', folder))).not.toHaveProperty('by', expect.anything())
    expect(nodeOf(page('/conditions/keratoconus', folder))).toMatchObject({ lastReviewed: '2026-11-21' })
    expect(nodeOf(page('/conditions/keratoconus', folder))).not.toHaveProperty('reviewedBy', expect.anything())
  })
})

describe('a page that nobody has checked', () => {
  it('says so, and claims no review', () => {
    const unchecked = page('/conditions/keratoconus', reviewed(''))
    expect(reviewOf(unchecked)).toBe('none')
    expect(nodeOf(unchecked)).not.toHaveProperty('lastReviewed')
  })
})

describe('the check', () => {
  /** The files whose review `check` calls overdue on `today`. */
  async function overdue(folder: string, today: string): Promise<string[]> {
    const printed: string[] = []
    const io = { manifest: folder, out: '', json: true, print: (text: string) => printed.push(text), note: () => {} }
    await check(io, { today })
    const problems = printed.map((line) => JSON.parse(line) as Problem)
    return problems.filter(({ code }) => code === 'OVERDUE_REVIEW').map(({ file }) => file)
  }

  it('warns from the day after the next review was due', async () => {
    const folder = reviewed('review: { on: 2026-11-21, next: 2028-11-21 }')
    expect(await overdue(folder, '2028-11-21')).toEqual([])
    expect(await overdue(folder, '2028-11-22')).toEqual(['pages/conditions/keratoconus.yaml'])
  })

  it('accepts the day after today, which has begun where people east of the machine write their reviews', () => {
    const { loose } = loadSite(reviewed('review: { on: 2026-11-21, next: 2028-11-21 }'))
    const future = (today: string) =>
      futureDates(loose, today)
        .filter(({ file }) => file === 'pages/conditions/keratoconus.yaml')
        .map(({ message }) => message)
    expect(future('2026-11-20')).toEqual([])
    expect(future('2026-11-19')).toEqual(['2026-11-21 is in the future'])
  })

  it.each(['on: 2026-11-21, next: 11/21/2028', 'on: 11/21/2026, next: 2028-11-21', 'on: 2028-11-21, next: 2026-11-21'])(
    'does not also call a review overdue whose days are a mistake: %s',
    async (days) => {
      expect(await overdue(reviewed(`review: { ${days} }`), '2028-11-22')).toEqual([])
    },
  )
})
