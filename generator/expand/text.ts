import { addressLine } from '../../src/shared/postal-address.ts'
import { shownLogo } from '../logos/shown-logo.ts'
import { ownName } from '../own-name.ts'
import type { Block, Card, Partner, Question, Section } from '../page.ts'
import type { Block as RawBlock, Question as RawQuestion, Section as RawSection } from '../parse/schemas/blocks.ts'
import type { Context } from '../site.ts'
import { care } from './care.ts'
import { photoOf } from './photos.ts'
import { priceTable } from './price-table.ts'
import { plain, rich } from './rich.ts'
import { specialHours } from './special-hours.ts'

/** Undefined for a table of prices while no price is confirmed, and for special hours while there are none. */
function block(raw: RawBlock, context: Context): Block | undefined {
  if (typeof raw === 'string') return { type: 'paragraph', text: rich(raw, context) }
  if ('list' in raw) return { type: 'list', items: raw.list.map((item) => rich(item, context)) }
  if ('steps' in raw) return { type: 'steps', items: raw.steps.map((item) => rich(item, context)) }
  if ('care' in raw) return { type: 'care', ...care(raw.care, context) }
  if ('photo' in raw) return { type: 'photo', photo: photoOf(raw.photo, raw.photo, context) }
  if ('calendar' in raw) return calendar(context)
  if ('prices' in raw) return priceTable(context)
  if ('specialHours' in raw) {
    const special = specialHours(context)
    return special && { type: 'special-hours', ...special }
  }
  const { caption, columns, rows } = raw.table
  return {
    type: 'table',
    caption: plain(caption, context),
    columns: columns.map((column) => plain(column, context)),
    rows: rows.map((row) => row.map((cell) => rich(cell, context))),
  }
}

/**
 * What the visitor's calendar file says besides the time. checks/practice/calendar.ts makes sure that there is a time
 * zone.
 */
function calendar({ site: { manifest }, bodyLanguage, phone }: Context): Block {
  const { name, address, timeZone } = manifest.practice
  const place = `${ownName(name, bodyLanguage)}, ${addressLine(address)}`
  return { type: 'calendar', timeZone: timeZone!, place, phone: phone.text }
}

/** The blocks of a body, in order. */
export const blocks = (raw: readonly RawBlock[], context: Context): Block[] =>
  raw.flatMap((each) => block(each, context) ?? [])

/** Leaves out sections whose blocks are all empty: a link to one leads to the top of the page. */
export const sections = (raw: readonly RawSection[], context: Context): Section[] =>
  raw.map((each) => section(each, context)).filter((each) => each.blocks.length > 0)

const section = (raw: RawSection, context: Context): Section => ({
  id: raw.id,
  heading: plain(raw.heading, context),
  blocks: blocks(raw.blocks, context),
})

export const questions = (raw: readonly RawQuestion[], context: Context): Question[] =>
  raw.map(({ question, answer }) => ({ question: plain(question, context), answer: rich(answer, context) }))

export const cards = (ids: readonly string[], context: Context): Card[] =>
  ids.map((id) => context.site.links.card(id, context))

/** The category of the brands on pages and services that name none. */
export const usualPartners = 'default'

/** The brands of a category or, when it has fewer than three, the first six of all. */
export function partnersFor(category: string, { site }: Context): Partner[] {
  const all = site.manifest.partners
  const matching = all.filter(({ categories }) => categories.includes(category))
  return (matching.length < 3 ? all.slice(0, 6) : matching).map(({ name, logo }) => ({
    name,
    logo: logo && shownLogo(logo, site.manifest.logos),
  }))
}
