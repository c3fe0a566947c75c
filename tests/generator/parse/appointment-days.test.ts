import { expect, test } from 'vitest'
import { daysOffered } from '../../../generator/emit/appointment-words.ts'
import type { Practice } from '../../../generator/parse/schemas/practice.ts'

type Rows = Practice['hours']['days']

const open = { opens: '09:00', closes: '17:00', text: {} }
const closed = { text: {} }

test.each<[what: string, offered: string, days: Rows]>([
  [
    'a usual week',
    'monday tuesday wednesday thursday friday',
    [
      { days: ['monday', 'tuesday', 'wednesday', 'thursday'], ...open },
      { days: ['friday'], ...open, closes: '13:00' },
      { days: ['saturday', 'sunday'], ...closed },
    ],
  ],
  [
    'Saturdays instead of Fridays',
    'monday thursday saturday',
    [
      { days: ['friday', 'sunday', 'tuesday', 'wednesday'], ...closed },
      { days: ['saturday'], ...open },
      { days: ['thursday', 'monday'], ...open },
    ],
  ],
  [
    'all seven days, listed from Sunday',
    'monday tuesday wednesday thursday friday saturday sunday',
    [{ days: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'], ...open }],
  ],
  [
    'no hours at all',
    'monday tuesday wednesday thursday friday',
    [{ days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'], ...closed }],
  ],
])('an office with %s is asked for %s', (_, offered, days) => {
  expect(daysOffered(practiceIn('US', days))).toEqual(offered.split(' '))
})

test('where Friday and Saturday are the weekend, the days asked for begin with Sunday', () => {
  const days: Rows = [
    { days: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'sunday'], ...open },
    { days: ['saturday'], ...closed },
  ]
  expect(daysOffered(practiceIn('IL', days)).join(' ')).toBe('sunday monday tuesday wednesday thursday friday')
})

const practiceIn = (country: string, days: Rows): Pick<Practice, 'address' | 'hours'> => ({
  address: { street: '1 Main Street', city: 'Ashton', country, placeholder: false } as Practice['address'],
  hours: { days, special: [], disputed: [], placeholder: false },
})
