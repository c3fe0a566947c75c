import fc from 'fast-check'
import { expect, it } from 'vitest'
import { daysIn } from '../../../generator/checks/practice/named-days.ts'
import { daysOfWeek } from '../../../src/shared/appointment.ts'

it.each([
  ['en', 'Monday to Thursday, 9 am to 5 pm', ['monday', 'tuesday', 'wednesday', 'thursday']],
  ['en', 'Sat. and Sundays by appointment', ['saturday', 'sunday']],
  ['en', 'Friday to Monday', ['friday', 'saturday', 'sunday', 'monday']],
  ['en', 'Mon, Wed and Fri, 9 am to 5 pm', ['monday', 'wednesday', 'friday']],
  ['en', 'We are closed on weekends, and sit in the Sunset District', []],
  ['es', 'Los sabados, de 9 am a 2 pm', ['saturday']],
  ['es', 'De miércoles a viernes', ['wednesday', 'thursday', 'friday']],
  ['de', 'So ist es am Samstag', ['saturday']],
  ['tr', 'Sali gunu, 9-17', ['tuesday']],
  ['vi', 'Thứ Hai đến Thứ Tư', ['monday', 'tuesday', 'wednesday']],
])('names of days in %s are found in "%s"', (language, words, days) => {
  expect([...daysIn(words, language).meant].sort()).toEqual([...days].sort())
})

it('every day is found by the name that its language gives it', () => {
  const languages = fc.constantFrom('en', 'es', 'fr', 'pt', 'de', 'pl', 'ru', 'vi', 'ko', 'ar', 'hi', 'zh')
  fc.assert(
    fc.property(languages, fc.integer({ min: 0, max: 6 }), (language, index) => {
      const format = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
      const name = format.format(Date.UTC(2024, 0, 1 + index))
      expect(daysIn(`${name}: 9-17`, language).named).toEqual([daysOfWeek[index]])
    }),
  )
})
