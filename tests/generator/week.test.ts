import { afterAll, expect, it } from 'vitest'
import type { ContactContent } from '../../generator/page.ts'
import { changedManifest } from '../support/changed-manifest.ts'
import { cleanWorlds, dental, pageAt, siteOf, trilingual } from '../support/world.ts'

afterAll(cleanWorlds)

it('the week is open until the end of the day if the office closes at midnight', () => {
  const folder = changedManifest({ 'hours.days.0.closes': '00:00' })
  const { week } = pageAt('/contact', siteOf(folder)).content as ContactContent
  expect(week.columns[0]).toMatchObject({ open: [9, 24] })
  expect(week).toMatchObject({ from: 9, to: 24 })
  expect(week.hours.map(({ text }) => text)).toEqual(['9 am', '5 pm', '12 am'])
})

it('the week shortens the names of days to fit', () => {
  const namesAt = (url: string, practice: string) =>
    (pageAt(url, siteOf(practice)).content as ContactContent).week.columns.map(({ name }) => name)
  expect(namesAt('/es/contact', trilingual)[0]).toBe('lun')
  expect(namesAt('/ar/contact', trilingual)).toEqual(['ن', 'ث', 'ر', 'خ', 'ج', 'س', 'ح'])
  expect(namesAt('/vi/contact', dental)).toEqual(['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'])
})
