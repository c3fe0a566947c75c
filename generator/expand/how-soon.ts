import { groupBy } from '../group-by.ts'
import type { CareLevel, HowSoonContent, Link, SignLevel } from '../page.ts'
import { careLevel } from '../parse/schemas/care.ts'
import { maxSignPages, type Sign } from '../parse/schemas/signs.ts'
import type { Context, Site } from '../site.ts'
import { headingOf, signReason, whenClosed } from './care.ts'
import { pagesBySign } from './pages-by-sign.ts'

/** A sign that more pages than this name equally early links to none of them. */
const maxEqual = 3

/** What the page of all signs, or the poster of emergencies, shows besides its own text. */
export function howSoon(isPoster: boolean, context: Context): Pick<HowSoonContent, 'levels' | 'isPoster' | 'other'> {
  const other = signList(!isPoster, context.site)
  const levels = isPoster ? (['emergency'] as const) : careLevel.options
  return {
    isPoster,
    levels: levels.flatMap((level) => levelOf(level, context)),
    other: other && context.site.links.link(other.id, context),
  }
}

/** The page of all signs, or the poster of emergencies, if the practice has it. */
export const signList = (isPoster: boolean, { manifest }: Site) =>
  manifest.pages.find(({ page }) => page.kind === 'how-soon' && page.poster === isPoster)

/** The signs of a level, grouped by what they concern, in the order of signs.yaml. Empty for a level without signs. */
function levelOf(level: CareLevel, context: Context): SignLevel[] {
  const { manifest, layout } = context.site
  const signs = manifest.signs.filter((sign) => sign.level === level)
  if (signs.length === 0) return []
  const groups = [...groupBy(signs, ({ about }) => about)].map(([about, some]) => ({
    heading: layout(context.bodyLanguage).words(`signs.${about}`),
    signs: some.map((sign) => ({ id: sign.id, ...signReason(sign, context), pages: pagesAbout(sign, context) })),
  }))
  return [{ level, heading: headingOf(level, context), closed: whenClosed(level, context), groups }]
}

/** The pages that signs.yaml gives the sign, or else those whose cards name it. */
const pagesAbout = ({ id, pages }: Sign, context: Context): Link[] =>
  (pages ?? pagesNaming(id, context)).map((page) => context.site.links.link(page, context))

/**
 * The first few pages whose cards name the sign: pages about one condition, then those that name it earliest. None where
 * more pages name it equally early: it says too little about what they are about, and two of them would mislead.
 */
function pagesNaming(sign: string, { site }: Context): string[] {
  const naming = pagesBySign(site.manifest).get(sign) ?? []
  const equal = naming.filter((page) => page.isCondition === naming[0]!.isCondition && page.place === naming[0]!.place)
  return equal.length > maxEqual ? [] : naming.slice(0, maxSignPages).map((page) => page.id)
}
