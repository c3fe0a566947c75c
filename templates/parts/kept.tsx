import type { ReactNode } from 'react'
import { markupOf } from '../markup.ts'

interface KeptProps {
  /** What the part is made of: the same object gives the same HTML. */
  of: object
  /** Tells apart the parts made of one object. */
  part: string
  children: () => ReactNode
}

const places = new WeakMap<object, Map<string, { __html: string }>>()
const kept: string[] = []

/**
 * Stands where a kept part goes, so that React and tidy pass over a mark instead of pages of HTML. No text may hold it.
 */
const mark = '\u0001'

/** A part that is the same on many pages: rendered on the first, repeated on the others. */
export function Kept({ of, part, children }: KeptProps) {
  let parts = places.get(of)
  if (parts === undefined) {
    parts = new Map()
    places.set(of, parts)
  }
  let place = parts.get(part)
  if (place === undefined) {
    place = { __html: `${mark}${kept.push(markupOf(children())) - 1}${mark}` }
    parts.set(part, place)
  }
  return <div dangerouslySetInnerHTML={place} />
}

/** Puts the kept parts into the places that `Kept` left for them. */
export function withKept(html: string): string {
  const pieces = html.split(mark)
  for (let at = 1; at < pieces.length; at += 2) pieces[at] = kept[Number(pieces[at])]!
  return pieces.join('')
}
