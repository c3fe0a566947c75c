import { expect, it } from 'vitest'
import type { ContactContent } from '../../../generator/page.ts'
import { daysOfWeek } from '../../../src/shared/appointment.ts'
import { changedManifest } from '../../support/changed-manifest.ts'
import { editText } from '../../support/edit-text.ts'
import { dental, pageAt, siteOf, trilingual } from '../../support/world.ts'

it('the week is open until the end of the day if the office closes at midnight', () => {
  const folder = changedManifest({ 'hours.days.0.closes': '00:00' })
  const { week } = pageAt('/contact', siteOf(folder)).content as ContactContent
  expect(week.columns[0]).toMatchObject({ open: [[9, 24]] })
  expect(week).toMatchObject({ from: 9, to: 24 })
  expect(week.hours.map(({ text }) => text)).toEqual(['9 am', '5 pm', '12 am'])
})

it('a day is in two rows of hours if the office closes in between', () => {
  const afternoon = {
    days: ['monday'],
    opens: '19:00',
    closes: '21:00',
    en: 'Monday, 7 pm to 9 pm',
    es: 'Lunes, de 7 a 9 pm',
  }
  const site = siteOf(changedManifest({ 'hours.days.4': afternoon }))
  const { content, structuredData } = pageAt('/contact', site)
  const [monday, tuesday] = (content as ContactContent).week.columns
  expect([monday!.open, tuesday!.open]).toEqual([
    [
      [9, 18],
      [19, 21],
    ],
    [[9, 18]],
  ])
  expect(JSON.stringify(structuredData)).toContain('"dayOfWeek":["Monday"],"opens":"19:00","closes":"21:00"')
})

it('the week begins where readers of its language begin', () => {
  const site = siteOf(trilingual)
  const directionAt = (url: string) => (pageAt(url, site).content as ContactContent).week.direction
  expect(['/contact', '/es/contact', '/ar/contact'].map(directionAt)).toEqual(['ltr', 'ltr', 'rtl'])
})

it('the drawing begins with the day after the weekend of the country', () => {
  const daysIn = (practice: Record<string, unknown>) => {
    const { week } = pageAt('/contact', siteOf(changedManifest(practice))).content as ContactContent
    return week.columns.map(({ name }) => name).join(' ')
  }
  expect(daysIn({})).toBe('Mon Tue Wed Thu Fri Sat Sun')
  const elsewhere = { 'address.country': 'IL', 'address.state': 'Tel Aviv', 'address.zip': '6688312' }
  expect(daysIn(elsewhere)).toBe('Sun Mon Tue Wed Thu Fri Sat')
})

it('noon is 12 in every language', () => {
  const hoursOf = (practice: string) => {
    const site = siteOf(changedManifest({ 'hours.days.0.opens': '12:00', 'hours.days.0.closes': '12:30' }, practice))
    return (url: string) => (pageAt(url, site).content as ContactContent).week.hours.map(({ text }) => text)
  }
  const hoursAt = hoursOf(trilingual)
  expect(hoursAt('/contact')).toEqual(expect.arrayContaining(['12 pm', '12:30 pm']))
  expect(hoursAt('/es/contact')).toEqual(expect.arrayContaining(['12 p.m.', '12:30 p.m.']))
  expect(hoursAt('/ar/contact')).toEqual(expect.arrayContaining(['12 م', '12:30 م']))
  expect(hoursOf(dental)('/vi/contact')).toEqual(expect.arrayContaining(['12 ch', '12:30 ch']))
})

it('hours are written with a space before the "m." where the words next to them have it', () => {
  const folder = changedManifest({ 'hours.days.0.es': 'Lunes a jueves, de 9 a. m. a 6 p. m.' }, trilingual)
  const { week } = pageAt('/es/contact', siteOf(folder)).content as ContactContent
  expect(week.hours[0]!.text).toBe('9 a. m.')
})

it('hours are on a 24-hour clock where the text next to them is, or where the language uses one and the text fits both', () => {
  const hoursOf = (locale: string, hours: Record<string, unknown>) => {
    const folder = changedManifest(hours)
    editText(folder, 'languages.yaml', 'locale: en-US', `locale: ${locale}`)
    return (pageAt('/contact', siteOf(folder)).content as ContactContent).week.hours.map(({ text }) => text)
  }
  const hoursIn = (locale: string, words: string, closes = '17:30') => {
    const [spanish, from] = [`Lunes a jueves, de 9 a ${closes}`, 'hours.days.0']
    return hoursOf(locale, { [`${from}.closes`]: closes, [`${from}.en`]: words, [`${from}.es`]: spanish })
  }
  const mornings = {
    'hours.days': [{ days: daysOfWeek, opens: '09:00', closes: '12:00', en: 'Daily, 9 to 12', es: 'Cada día, 9 a 12' }],
  }
  expect(hoursIn('fr-CA', 'Monday to Thursday, 9 h à 17 h 30')).toEqual(['9 h', '17 h', '17 h 30'])
  expect(hoursIn('en-GB', 'Monday to Thursday, 9:00 to 17:30')).toEqual(['09:00', '17:00', '17:30'])
  expect(hoursIn('en-US', 'Monday to Thursday, 9:00-17:30')).toEqual(['09:00', '17:00', '17:30'])
  expect(hoursIn('fr-CA', 'Monday to Thursday, 9 to 5:30')).toEqual(['9 h a.m.', '5 h p.m.', '5 h 30 p.m.'])
  expect(hoursIn('de-AT', 'Montag bis Freitag, 9 bis 17 Uhr', '17:00')).toEqual(['9 Uhr', '17 Uhr'])
  expect(hoursIn('de-AT', 'Montag bis Freitag, 9 bis 17:30 Uhr')).toEqual(['09:00', '17:00', '17:30'])
  expect(hoursOf('de-AT', mornings)).toEqual(['9 Uhr', '12 Uhr'])
  expect(hoursOf('en-US', mornings)).toEqual(['9 am', '12 pm'])
})

it('noon fits both clocks, and the drawing extends to the end of the last hour', () => {
  const monday = { days: ['monday'], opens: '09:00', closes: '12:00', en: 'Monday, 9 to 12', es: 'Lunes, de 9 a 12' }
  const friday = { days: ['friday'], opens: '09:00', closes: '17:30', en: 'Friday, 9 to 5:30', es: 'Viernes, 9 a 5:30' }
  const site = siteOf(changedManifest({ 'hours.days.0': monday, 'hours.days.1': friday }))
  const { week } = pageAt('/contact', site).content as ContactContent
  expect(week.hours.map(({ text }) => text)).toEqual(['9 am', '12 pm', '5:30 pm'])
  expect(week).toMatchObject({ from: 9, to: 18 })
})

it('the week shortens the names of days to fit', () => {
  const namesAt = (url: string, practice: string) =>
    (pageAt(url, siteOf(practice)).content as ContactContent).week.columns.map(({ name }) => name)
  expect(namesAt('/es/contact', trilingual)[0]).toBe('lun')
  expect(namesAt('/ar/contact', trilingual)).toEqual(['ن', 'ث', 'ر', 'خ', 'ج', 'س', 'ح'])
  expect(namesAt('/vi/contact', dental)).toEqual(['T2', 'T3', 'T4', 'T5', 'T6', 'T7', 'CN'])
})
