import { createElement } from 'react'
import { expect, it } from 'vitest'
import type { Week } from '../../generator/page.ts'
import { WeekPicture } from '../../templates/drawings/week-picture.tsx'
import { exampleHtml } from '../support/example-html.ts'

const hours = [
  { at: 8.5, text: '8:30 a.m.' },
  { at: 9, text: '9 a.m.' },
  { at: 12, text: '12 p.m.' },
  { at: 17, text: '5 p.m.' },
  { at: 17.5, text: '5:30 p.m.' },
]
const closed = 'Sunday by appointment only: please call us one day before you want to come'
const columns = [
  { name: 'Mon', open: [[8.5, 17.5] as const] },
  { name: 'Sun', open: [] },
]
const week: Week = { columns, from: 8, to: 18, hours, lines: [closed], closed: [closed], direction: 'ltr' }

it('hours next to the week stay inside the picture and apart', () => {
  const labels = [...draw(week).matchAll(/week-hour" x="(\d+)" y="(\d+)"/g)].map(([, x, y]) => [Number(x), Number(y)])
  expect(labels).toHaveLength(hours.length)
  for (const [x] of labels) expect(x).toBeGreaterThan('8:30 a.m.'.length * 8)
  const heights = labels.map(([, y]) => y as number)
  for (const [index, height] of heights.slice(1).entries()) expect(height - heights[index]!).toBeGreaterThanOrEqual(18)
})

it('hours in wide letters have twice the room', () => {
  const [x] = /week-hour" x="\d+"/.exec(draw({ ...week, hours: [{ at: 9.5, text: '上午9时30分' }] }))!
  expect(Number(x.replace(/\D/g, ''))).toBeGreaterThan(4 * 16 + 3 * 8)
})

it('a picture of many hours is tall enough for all of them', () => {
  const every = Array.from({ length: 14 }, (_, at) => ({ at: 8 + at / 4, text: `${at}` }))
  const html = draw({ ...week, hours: every })
  const heights = [...html.matchAll(/week-hour" x="\d+" y="(\d+)"/g)].map(([, y]) => Number(y))
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(64)
  expect(new Set(heights.map((height) => Math.floor(height / 18))).size).toBe(14)
})

it('where readers begin at the right, the picture is mirrored, but not its words', () => {
  const [plain, mirrored] = [draw(week), draw({ ...week, direction: 'rtl' })]
  const columnsOf = (html: string) => [...html.matchAll(/week-day" x="(\d+)"/g)].map(([, x]) => Number(x))
  const hoursOf = (html: string) => [...html.matchAll(/week-hour" x="(\d+)".*?text-anchor="(\w+)"/g)]
  for (const [index, x] of columnsOf(mirrored).entries())
    expect(Math.abs(x - (400 - columnsOf(plain)[index]!))).toBeLessThanOrEqual(1)
  expect(hoursOf(mirrored)).toHaveLength(hours.length)
  for (const [index, [, x, anchor]] of hoursOf(mirrored).entries()) {
    expect(Number(x)).toBe(400 - Number(hoursOf(plain)[index]![1]))
    expect(anchor).toBe('start')
  }
})

it('screen readers read the hours once, as a part of the name', () => {
  const html = draw(week)
  expect(html).toContain(`<title>Office hours: ${closed}</title>`)
  expect(html).not.toContain('<desc')
})

it('days without hours are listed in lines that fit into the picture', () => {
  const lines = [...draw(week).matchAll(/<text x="200"[^>]*>([^<]*)/g)].map(([, line]) => line as string)
  expect(lines.join(' ')).toBe(closed)
  for (const line of lines) expect(line.length).toBeLessThan(45)
})

const draw = (week: Week) => exampleHtml(createElement(WeekPicture, { week, title: 'Office hours' }))
