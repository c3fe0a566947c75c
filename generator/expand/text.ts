import { fill, parseInline } from '../build/inline.ts'
import type { Block, Card, Inline, Link, Question, Rich, Section } from '../page.ts'
import type { Block as RawBlock, Question as RawQuestion, Section as RawSection } from '../parse/schemas/blocks.ts'
import type { View } from '../site.ts'
import { photoOf } from './photos.ts'

/** An author's text with its marks filled in and its links leading somewhere. A phone number is a link to call it. */
export function rich(text: string, view: View): Rich {
  const filled = fill(text, view.values)
  const { phone } = view
  const hasPhone = text.includes('{phone}')
  if (!hasPhone && !filled.includes('[') && !filled.includes('**')) return filled
  return parseInline(filled).flatMap((piece): Inline[] => {
    if ('text' in piece)
      return hasPhone ? aroundPhone(piece.text, { label: phone.text, href: phone.href }) : [piece.text]
    return ['strong' in piece ? piece : textLink(piece.label, piece.target, view)]
  })
}

/** A text in pieces, with `link` wherever its label stands. */
const aroundPhone = (text: string, link: Link): Inline[] =>
  text
    .split(link.label)
    .flatMap((part, index): Inline[] => [...(index === 0 ? [] : [link]), ...(part === '' ? [] : [part])])

export const plain = (text: string, view: View) => fill(text, view.values)

function textLink(label: string, target: string, { site, language }: View): Link {
  if (target.startsWith('https://')) return { label, href: target }
  const [id = '', hash] = target.split('#')
  const link = site.links.link(id, language, label)
  return hash === undefined ? link : { ...link, href: `${link.href}#${hash}` }
}

function block(raw: RawBlock, view: View): Block {
  if (typeof raw === 'string') return { type: 'paragraph', text: rich(raw, view) }
  if ('list' in raw) return { type: 'list', items: raw.list.map((item) => rich(item, view)) }
  if ('steps' in raw) return { type: 'steps', items: raw.steps.map((item) => rich(item, view)) }
  if ('care' in raw) {
    const { level, heading, items } = raw.care
    return { type: 'care', level, heading: rich(heading, view), items: items.map((item) => rich(item, view)) }
  }
  if ('photo' in raw) return { type: 'photo', photo: photoOf(raw.photo, raw.photo, view) }
  const { caption, columns, rows } = raw.table
  return {
    type: 'table',
    caption: plain(caption, view),
    columns: columns.map((column) => plain(column, view)),
    rows: rows.map((row) => row.map((cell) => rich(cell, view))),
  }
}

/** The pieces of a body, in order. */
export const blocks = (raw: readonly RawBlock[], view: View): Block[] => raw.map((each) => block(each, view))

export const section = (raw: RawSection, view: View): Section => ({
  id: raw.id,
  heading: plain(raw.heading, view),
  blocks: blocks(raw.blocks, view),
})

export const questions = (raw: readonly RawQuestion[], view: View): Question[] =>
  raw.map(({ question, answer }) => ({ question: plain(question, view), answer: rich(answer, view) }))

export const cards = (ids: readonly string[], { site, language }: View): Card[] =>
  ids.map((id) => site.links.card(id, language))

/** Six brands of a category; when fewer than three are of it, the first six of all. */
export function partnersFor(category: string, { site }: View): string[] {
  const all = site.manifest.partners
  const matching = all.filter(({ categories }) => categories.includes(category))
  return (matching.length < 3 ? all : matching).slice(0, 6).map(({ name }) => name)
}
