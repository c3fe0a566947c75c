import { expect, it } from 'vitest'
import { daysMeant } from '../../../../generator/parse/issues/days-meant.ts'

it.each([
  ['Mon-Thu', ['monday', 'tuesday', 'wednesday', 'thursday']],
  ['Monday to Wednesday', ['monday', 'tuesday', 'wednesday']],
  ['mon. – tues.', ['monday', 'tuesday']],
  ['Sat-Mon', ['saturday', 'sunday', 'monday']],
  ['Mon, Wed and Fri', ['monday', 'wednesday', 'friday']],
  ['Mon-Tue, Tue & Sat', ['monday', 'tuesday', 'saturday']],
  ['Sunday', ['sunday']],
])('"%s" stands for days of the week', (text, days) => {
  expect(daysMeant(text)).toEqual(days)
})

it.each([
  ['lunes a viernes', ['monday', 'tuesday', 'wednesday', 'thursday', 'friday']],
  ['sáb. y dom.', ['saturday', 'sunday']],
  ['MIERCOLES', ['wednesday']],
  ['du lundi', undefined],
  ['lundi à mercredi, ven.', ['monday', 'tuesday', 'wednesday', 'friday']],
  ['du lundi au vendredi', undefined],
  ['samedi et dimanche', ['saturday', 'sunday']],
  ['sábado y domingo', ['saturday', 'sunday']],
  ['Montag', undefined],
])('"%s" is read in the languages of the site', (text, days) => {
  expect(daysMeant(text, ['es', 'fr'])).toEqual(days)
})

it('the words between days are those of the languages of the site, too', () => {
  expect(daysMeant('samedi et dimanche', ['fr'])).toEqual(['saturday', 'sunday'])
  expect(daysMeant('samedi et dimanche', ['fr-CA'])).toEqual(['saturday', 'sunday'])
  expect(daysMeant('samedi y dimanche', ['fr'])).toBeUndefined()
})

it.each(['weekends', 'Mon-', 'M-F', 'Mon-Tue-Wed', 'Mon 9-5', 'mondays', ''])('"%s" may be any days', (text) => {
  expect(daysMeant(text)).toBeUndefined()
})
