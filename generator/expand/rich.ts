import type { Inline, InlineContent, Link } from '../page.ts'
import type { Context } from '../site.ts'
import { fill, parseInline } from '../text/inline.ts'
import { namesFile } from '../urls.ts'
import { hasNumber, withNumbers } from './phones.ts'

/**
 * An author's text with its placeholders filled in and its links resolved. The practice's email address becomes a link
 * to write to it, and a phone number a link to call it, even one that the author typed.
 */
export function rich(text: string, context: Context): InlineContent {
  const filled = fill(withSources(text, context), context.values)
  const ways = waysIn(text, context)
  if (ways.length === 0 && !filled.includes('[') && !filled.includes('**') && !hasNumber(filled)) return filled
  // The mark of a source directly follows a word, so that it never starts a line.
  const pieces = parseInline(filled.replaceAll(' [[', '[['))
  return pieces.flatMap((piece): Inline[] => {
    if ('text' in piece) {
      const parts = ways.reduce<Inline[]>(
        (all, way) => all.flatMap((part) => (typeof part === 'string' ? withLink(part, way) : [part])),
        [piece.text],
      )
      return parts.flatMap((part) => (typeof part === 'string' ? withNumbers(part, context) : [part]))
    }
    if ('cites' in piece) return [context.notes?.cite(piece.cites) ?? '']
    return ['strong' in piece ? piece : textLink(piece.label, piece.target, context)]
  })
}

/** Adds its source to every fact of the practice that has one, unless the rest of the sentence cites that source itself. */
function withSources(text: string, { notes, site: { manifest } }: Context): string {
  if (notes === undefined || !text.includes('{fact.')) return text
  return text.replace(/\{fact\.([\w-]+)\}/g, (fact, id: string, at: number) => {
    const source = manifest.practice.claims.find((claim) => claim.id === id)?.source
    if (source === undefined) return fact
    const [sentence = ''] = text.slice(at).split(/[.!?]\s/, 1)
    return sentence.includes(`[[${source}]]`) ? fact : `${fact}[[${source}]]`
  })
}

/**
 * Links to call and to write to the practice, where a text has their placeholders. The sentence of a sign may contain
 * the phone number.
 */
function waysIn(text: string, { phone, site: { manifest } }: Context): Link[] {
  const { value: email } = manifest.practice.email
  return [
    ...(text.includes('{phone}') || text.includes('{sign.') ? [{ label: phone.text, href: phone.href }] : []),
    ...(text.includes('{email}') ? [{ label: email, href: `mailto:${email}` }] : []),
  ]
}

/** A text in pieces, with `link` wherever its label occurs. */
const withLink = (text: string, link: Link): Inline[] =>
  text
    .split(link.label)
    .flatMap((part, index): Inline[] => [...(index === 0 ? [] : [link]), ...(part === '' ? [] : [part])])

export const plain = (text: string, context: Context) => fill(text, context.values)

function textLink(label: string, target: string, context: Context): Link {
  if (target.startsWith('https://') || namesFile(target)) return { label, href: target }
  const [id = '', hash] = target.split('#')
  const link = context.site.links.link(id, context, label)
  return hash === undefined ? link : { ...link, href: `${link.href}#${hash}` }
}
