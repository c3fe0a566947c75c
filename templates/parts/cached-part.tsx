import type { ReactNode } from 'react'
import { markupOf } from '../fast-path/markup.ts'

interface CachedPartProps {
  /** The object that the part is made from: the same object gives the same HTML. */
  of: object
  /** Distinguishes the parts made from one object. */
  part: string
  children: () => ReactNode
}

const cache = new WeakMap<object, Map<string, { __html: string }>>()

/** A part that is the same on many pages: rendered on the first, repeated from the cache on the others. */
export function CachedPart({ of, part, children }: CachedPartProps) {
  let parts = cache.get(of)
  if (parts === undefined) {
    parts = new Map()
    cache.set(of, parts)
  }
  let html = parts.get(part)
  if (html === undefined) {
    html = { __html: markupOf(children()) }
    parts.set(part, html)
  }
  return <div dangerouslySetInnerHTML={html} />
}
