import { groupBy } from '../group-by.ts'
import type { NoticedGroup, NoticedSign } from '../page.ts'
import type { Context, Route } from '../site.ts'
import { signReason } from './care.ts'
import { findableRoutes, groupOf } from './indexes.ts'
import { linkTo } from './links.ts'
import { pagesBySign } from './pages-by-sign.ts'

/** A sign of more conditions than this says how soon to act, but not what it may be. */
const maxConditions = 4
/** The last position on a card that counts, from 0: signs further down point to other conditions. */
const lastPlace = 2

/** The conditions by the sign that people notice, grouped by what it concerns, in the order of signs.yaml. */
export function noticed(context: Context): NoticedGroup[] {
  const { signs } = context.site.manifest
  const { words } = context.site.layout(context.bodyLanguage)
  const conditions = new Map(
    findableRoutes(context)
      .filter((route) => groupOf(route) === 'conditions')
      .map((route) => [route.source.id, route]),
  )
  const found = signs.flatMap((sign) => {
    const pages = conditionsOf(sign.id, conditions, context)
    return pages.length === 0 ? [] : [{ sign, pages }]
  })
  return [...groupBy(found, ({ sign }) => sign.about)].map(([about, some]) => ({
    heading: words(`signs.${about}`),
    signs: some.map(({ sign, pages }) => ({ level: sign.level, ...signReason(sign, context), pages })),
  }))
}

function conditionsOf(sign: string, conditions: ReadonlyMap<string, Route>, context: Context): NoticedSign['pages'] {
  const naming = (pagesBySign(context.site.manifest).get(sign) ?? []).filter(({ id }) => conditions.has(id))
  if (naming.length > maxConditions) return []
  return naming.filter(({ place }) => place <= lastPlace).map(({ id }) => linkTo(conditions.get(id)!, context))
}
