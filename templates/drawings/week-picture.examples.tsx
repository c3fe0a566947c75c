import type { ReactElement } from 'react'
import type { Week } from '../../generator/page.ts'
import { WeekPicture } from './week-picture.tsx'

const week: Week = {
  columns: [
    { name: 'Mon', open: [[9, 18]] },
    { name: 'Tue', open: [[9, 18]] },
    { name: 'Wed', open: [[9, 18]] },
    { name: 'Thu', open: [[9, 18]] },
    { name: 'Fri', open: [[9, 17]] },
    { name: 'Sat', open: [] },
    { name: 'Sun', open: [] },
  ],
  from: 9,
  to: 18,
  hours: [
    { at: 9, text: '9 AM' },
    { at: 17, text: '5 PM' },
    { at: 18, text: '6 PM' },
  ],
  lines: ['Monday to Thursday, 9 am to 6 pm', 'Friday, 9 am to 5 pm', 'Saturday by appointment', 'Sunday closed'],
  closed: ['Saturday by appointment', 'Sunday closed'],
  direction: 'ltr',
}

const withLunch: Week = {
  ...week,
  columns: week.columns.map(({ name, open }) => ({
    name,
    open: open.flatMap(([from, to]) => [[from, 13] as const, [14, to] as const]),
  })),
  hours: [{ at: 9, text: '9 AM' }, { at: 13, text: '1 PM' }, { at: 14, text: '2 PM' }, ...week.hours.slice(1)],
}

export const examples: Record<string, ReactElement> = {
  'five open days': <WeekPicture week={week} title="Office hours" />,
  'an hour for lunch': <WeekPicture week={withLunch} title="Office hours" />,
  'from right to left': <WeekPicture week={{ ...week, direction: 'rtl' }} title="Office hours" />,
}
