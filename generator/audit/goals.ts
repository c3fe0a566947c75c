import type { AuditedPage, Family } from './audit.ts'

/** The goals for every indexed page. Shares are of a page's five-word runs. */
export const goals = { ownShare: 0.35, containment: 0.7, words: 250 } as const

/** In a smaller family, a page has too few siblings to judge it by. */
const fewestJudged = 4

export const isJudged = ({ pages }: Family): boolean => pages.length >= fewestJudged

/** Too few of its runs are its own, that is, on no other page of its family. */
export const hasLowOwnShare = ({ ownShare }: AuditedPage): boolean => ownShare < goals.ownShare

/** Too many of its runs are on one sibling. */
export const isLikeSibling = ({ nearest }: AuditedPage): boolean =>
  nearest !== undefined && nearest.containment > goals.containment

export const isThin = ({ words }: AuditedPage): boolean => words < goals.words

/** No page and no menu leads to it. */
export const isOrphan = ({ clicks }: AuditedPage): boolean => clicks === undefined
