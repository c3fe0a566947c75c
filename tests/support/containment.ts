import { compareSiblings } from '../../generator/audit/siblings.ts'

/** The share of `runs` that is also in `others`, as the audit measures it in a family of two pages. */
export const containment = (runs: Int32Array, others: Int32Array): number =>
  compareSiblings([runs, others])[0]!.nearest!.containment
