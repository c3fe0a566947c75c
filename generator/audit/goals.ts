import type { AuditedPage, Family } from './audit.ts'

/** The goals for every indexed page. Shares are of a page's five-word runs. */
export const goals = { ownShare: 0.35, containment: 0.7, words: 250 } as const

/** In a smaller family, a page has too few siblings to judge it by. */
const fewestJudged = 4

export const isJudged = ({ pages }: Family): boolean => pages.length >= fewestJudged

/** Too few of its runs are its own, that is, on no other page of its family. */
export const hasLowOwnShare = ({ ownShare }: AuditedPage): boolean => ownShare < goals.ownShare

/** The share of its runs that are on the sibling that has most of them: 0 if it has no sibling. */
export const shareOnNearest = ({ nearest }: AuditedPage): number => nearest?.containment ?? 0

/** Too many of its runs are on one sibling. */
export const isLikeSibling = (page: AuditedPage): boolean => shareOnNearest(page) > goals.containment

export const isThin = ({ words }: AuditedPage): boolean => words < goals.words

/** No page and no menu leads to it. */
export const isOrphan = ({ clicks }: AuditedPage): boolean => clicks === undefined
