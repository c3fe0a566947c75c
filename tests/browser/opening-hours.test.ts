import { expect, it } from 'vitest'
import { withWholeTimes } from '../../src/shared/opening-hours.ts'

it.each([
  ['Monday to Friday, 8:30 am to 6 pm', 'Monday to Friday, 8:30_am to 6_pm'],
  ['De 9 a. m. a 6 p. m.', 'De 9_a._m. a 6_p._m.'],
  ['Thứ Bảy, 9 giờ sáng đến 2 giờ chiều', 'Thứ Bảy, 9_giờ sáng đến 2_giờ chiều'],
  ['من 9 صباحًا إلى 6 مساءً', 'من 9_صباحًا إلى 6_مساءً'],
  ['Mon-Thu 9am-6pm, Fri 9:00 - 17:00', 'Mon-Thu 9am-6pm, Fri 9:00 - 17:00'],
  ['Sunday closed', 'Sunday closed'],
])('keeps each number of %s with what it belongs to', (line, kept) => {
  expect(withWholeTimes(line).replaceAll('\u00a0', '_')).toBe(kept)
})
