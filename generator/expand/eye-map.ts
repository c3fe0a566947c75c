import type { EyeMapPart } from '../page.ts'
import { eyePart } from '../parse/schemas/eye-parts.ts'
import type { Context } from '../site.ts'
import { findableRoutes, groupOf } from './indexes.ts'
import { type Around, linkTo } from './links.ts'

/**
 * The conditions grouped by the part of the eye that each names first, from the front of the eye to the back. Parts
 * without conditions are left out.
 */
export function eyeMap(context: Pick<Context, 'site'> & Around): EyeMapPart[] {
  const conditions = findableRoutes(context).filter((route) => groupOf(route) === 'conditions')
  return eyePart.options.flatMap((part) => {
    const links = conditions.filter(({ source }) => source.eye?.[0] === part).map((route) => linkTo(route, context))
    return links.length === 0 ? [] : [{ part, links }]
  })
}
