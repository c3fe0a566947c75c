import type { Line } from './line.ts'
import { section2 } from './section-2.ts'
import { section3 } from './section-3.ts'
import { section4 } from './section-4.ts'
import { section5, section6 } from './section-5-6.ts'
import { section7 } from './section-7.ts'
import { section8, section9 } from './section-8-9.ts'

/** Every line of sections 2-9 of the specification that can be tested, with the tests that prove it. */
export const table: readonly Line[] = [
  ...section2,
  ...section3,
  ...section4,
  ...section5,
  ...section6,
  ...section7,
  ...section8,
  ...section9,
]
