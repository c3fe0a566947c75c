import type { Entry, Section } from './line.ts'
import { section2 } from './section-2.ts'
import { section3 } from './section-3.ts'
import { section4 } from './section-4.ts'
import { section5, section6 } from './section-5-6.ts'
import { section7 } from './section-7.ts'
import { section8, section9 } from './section-8-9.ts'

const sections: Record<Section, readonly Entry[]> = {
  2: section2,
  3: section3,
  4: section4,
  5: section5,
  6: section6,
  7: section7,
  8: section8,
  9: section9,
}

/** Every line of sections 2-9 of the specification that can be tested, with the tests that prove it. */
export const table = Object.entries(sections).flatMap(([section, entries]) =>
  entries.flatMap(({ says, provedBy }) =>
    [says].flat().map((line) => ({ section, says: line, provedBy: [provedBy].flat() })),
  ),
)
