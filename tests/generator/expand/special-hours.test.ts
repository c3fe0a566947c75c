import { expect, it } from 'vitest'
import { pastSpecialHours } from '../../../generator/checks/practice/special-hours.ts'
import { loadSite } from '../../../generator/load-site.ts'
import type { Article, ContactContent } from '../../../generator/page.ts'
import { changedManifest } from '../../support/changed-manifest.ts'
import { clearwater, pageAt, siteOf, trilingual } from '../../support/world.ts'

const shownOn = (url: string, folder: string) => (pageAt(url, siteOf(folder)).content as ContactContent).special
const sectionsOn = (url: string, folder: string) => (pageAt(url, siteOf(folder)).content as Article).sections

it('special hours are in order of their days, with the day of the week, in each language', () => {
  expect(shownOn('/contact', trilingual)).toEqual({
    heading: 'Holidays and special hours',
    days: [
      {
        when: 'Thursday, December 24 – Saturday, December 26, 2099',
        text: 'Closed for Christmas',
        through: '2099-12-26',
      },
      { when: 'Thursday, December 31, 2099', text: 'Open 9 am to 1 pm', through: '2099-12-31' },
    ],
    through: '2099-12-31',
  })
  expect(shownOn('/es/contact', trilingual)!.days.map(({ when }) => when)).toEqual([
    'Jueves, 24 de diciembre – sábado, 26 de diciembre de 2099',
    'Jueves, 31 de diciembre de 2099',
  ])
  expect(shownOn('/ar/contact', trilingual)!.days[1]!.when).toMatch(/^الخميس/)
})

it('footers link to the special hours of their language until the last of them, if there are any', () => {
  const linkIn = (language: string, folder: string) => siteOf(folder).layout(language).navigation.specialHours
  expect(linkIn('en', trilingual)).toEqual({
    link: { label: 'Holiday hours', href: '/contact#special-hours' },
    through: '2099-12-31',
  })
  expect(linkIn('es', trilingual)!.link).toEqual({ label: 'Horario especial', href: '/es/contact#special-hours' })
  expect(linkIn('en', changedManifest({ 'hours.special': [] }))).toBeUndefined()
})

it('a section of special hours alone is left out while there are none', () => {
  const none = changedManifest({ 'hours.special': [] })
  expect(shownOn('/contact', none)).toBeUndefined()
  const ids = (folder: string) => sectionsOn('/about', folder).map(({ id }) => id)
  expect(ids(clearwater)).toContain('closed-days')
  expect(ids(none)).toEqual(ids(clearwater).filter((id) => id !== 'closed-days'))
})

it('special hours are over on the day after the last one', () => {
  const { loose } = loadSite(clearwater)
  const over = (today: string) => pastSpecialHours(loose, today).map(({ message }) => message)
  expect(over('2099-11-27')).toEqual([])
  expect(over('2099-11-28')).toEqual(['these hours ended on 2099-11-27'])
})
