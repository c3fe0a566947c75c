import { fill, parseInline } from '../build/inline.ts'
import type { Block, Card, Inline, InlineContent, Link, Question, Section } from '../page.ts'
import type { Block as RawBlock, Question as RawQuestion, Section as RawSection } from '../parse/schemas/blocks.ts'
import type { Context } from '../site.ts'
import { photoOf } from './photos.ts'

/**
 * An author's text with its placeholders filled in and its links resolved. A phone number becomes a link to call it.
 */
export function rich(text: string, context: Context): InlineContent {
  const filled = fill(text, context.values)
  const { phone } = context
  const hasPhone = text.includes('{phone}')
  if (!hasPhone && !filled.includes('[') && !filled.includes('**')) return filled
  return parseInline(filled).flatMap((piece): Inline[] => {
    if ('text' in piece)
      return hasPhone ? aroundPhone(piece.text, { label: phone.text, href: phone.href }) : [piece.text]
    return ['strong' in piece ? piece : textLink(piece.label, piece.target, context)]
  })
}

/** A text in pieces, with `link` wherever its label occurs. */
const aroundPhone = (text: string, link: Link): Inline[] =>
  text
    .split(link.label)
    .flatMap((part, index): Inline[] => [...(index === 0 ? [] : [link]), ...(part === '' ? [] : [part])])

export const plain = (text: string, context: Context) => fill(text, context.values)

function textLink(label: string, target: string, { site, language }: Context): Link {
  if (target.startsWith('https://')) return { label, href: target }
  const [id = '', hash] = target.split('#')
  const link = site.links.link(id, language, label)
  return hash === undefined ? link : { ...link, href: `${link.href}#${hash}` }
}

function block(raw: RawBlock, context: Context): Block {
  if (typeof raw === 'string') return { type: 'paragraph', text: rich(raw, context) }
  if ('list' in raw) return { type: 'list', items: raw.list.map((item) => rich(item, context)) }
  if ('steps' in raw) return { type: 'steps', items: raw.steps.map((item) => rich(item, context)) }
  if ('care' in raw) {
    const { level, heading, items } = raw.care
    return { type: 'care', level, heading: rich(heading, context), items: items.map((item) => rich(item, context)) }
  }
  if ('photo' in raw) return { type: 'photo', photo: photoOf(raw.photo, raw.photo, context) }
  const { caption, columns, rows } = raw.table
  return {
    type: 'table',
    caption: plain(caption, context),
    columns: columns.map((column) => plain(column, context)),
    rows: rows.map((row) => row.map((cell) => rich(cell, context))),
  }
}

/** The pieces of a body, in order. */
export const blocks = (raw: readonly RawBlock[], context: Context): Block[] => raw.map((each) => block(each, context))

export const section = (raw: RawSection, context: Context): Section => ({
  id: raw.id,
  heading: plain(raw.heading, context),
  blocks: blocks(raw.blocks, context),
})

export const questions = (raw: readonly RawQuestion[], context: Context): Question[] =>
  raw.map(({ question, answer }) => ({ question: plain(question, context), answer: rich(answer, context) }))

export const cards = (ids: readonly string[], { site, language }: Context): Card[] =>
  ids.map((id) => site.links.card(id, language))

/** Six brands of a category; when it has fewer than three, the first six of all. */
export function partnersFor(category: string, { site }: Context): string[] {
  const all = site.manifest.partners
  const matching = all.filter(({ categories }) => categories.includes(category))
  return (matching.length < 3 ? all : matching).slice(0, 6).map(({ name }) => name)
}
