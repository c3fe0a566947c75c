import { expect, it } from 'vitest'
import { dateMeant } from '../../../../generator/parse/issues/date-meant.ts'

it.each([
  ['December 24, 2026', '2026-12-24'],
  ['Thursday, December 24th, 2026', '2026-12-24'],
  ['Thu 24 Dec. 2026', '2026-12-24'],
  ['1 Sept 2026', '2026-09-01'],
  ['May 5 2027', '2027-05-05'],
])('"%s" is a date in English', (text, date) => {
  expect(dateMeant(text, [])).toBe(date)
})

it.each([
  ['1er janvier 2027', '2027-01-01'],
  ['15 août 2027', '2027-08-15'],
  ['5 juil. 2027', '2027-07-05'],
  ['15 de enero de 2027', '2027-01-15'],
  ['viernes, 15 de enero de 2027', '2027-01-15'],
  ['24 December 2026', '2026-12-24'],
])('"%s" is a date in a language of the site', (text, date) => {
  expect(dateMeant(text, ['fr', 'es'])).toBe(date)
})

it.each([
  ['the year is missing', '1er janvier'],
  ['the language is not one of the site', '15. Oktober 2027'],
  ['two months start like this', '5 jui 2027'],
  ['it was another day of the week', 'lunes 15 de enero de 2027'],
  ['there are two days', '24-25 December 2026'],
  ['it says more than a date', 'until 24 December 2026'],
  ['there is no such day', '45 December 2026'],
  ['there are two months', 'January/February 5, 2027'],
  ['the month is only a letter', '5 D 2027'],
])('where %s, a person has to decide', (_, text) => {
  expect(dateMeant(text, ['fr', 'es'])).toBeUndefined()
})
