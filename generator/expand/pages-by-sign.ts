import { kinds } from '../kinds.ts'
import { memo } from '../memo.ts'
import type { Manifest } from '../parse/manifest.ts'
import type { WrittenPage } from '../parse/schemas/page.ts'
import { findBelow } from '../read/walk.ts'

interface SignMention {
  id: string
  /** Whether the page is about one condition. */
  isCondition: boolean
  /** The sign's position on the card, where what the page is about comes first. */
  place: number
}

/** The pages whose cards name each sign: pages about one condition first, and then those that name it earliest. */
export const pagesBySign = ({ pages }: Manifest): ReadonlyMap<string, readonly SignMention[]> =>
  memo(pages, 'by sign', () => readSigns(pages))

/** The signs that a page's cards name, each with its position there. */
const signsOn = ({ text }: WrittenPage): [sign: string, place: number][] =>
  findBelow(text, (value, path) =>
    typeof value === 'string' && path.at(-2) === 'signs' ? [value, Number(path.at(-1))] : undefined,
  )

function readSigns(pages: Manifest['pages']): Map<string, SignMention[]> {
  const found = new Map<string, Map<string, number>>()
  for (const { id, page } of pages) {
    for (const [sign, place] of memo(page, 'signs', () => signsOn(page))) {
      const ids = found.get(sign) ?? new Map<string, number>()
      found.set(sign, ids.set(id, Math.min(ids.get(id) ?? Number.POSITIVE_INFINITY, place)))
    }
  }
  const conditions = new Set(pages.flatMap(({ id, page }) => (kinds[page.kind].group === 'conditions' ? [id] : [])))
  const inOrder = (ids: Map<string, number>) =>
    [...ids]
      .map(([id, place]) => ({ id, place, isCondition: conditions.has(id) }))
      .sort((a, b) => Number(b.isCondition) - Number(a.isCondition) || a.place - b.place)
  return new Map([...found].map(([sign, ids]) => [sign, inOrder(ids)]))
}
