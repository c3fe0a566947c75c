import type { ReactNode } from 'react'
import type { Inline, InlineContent } from '../../generator/page.ts'
import { TextLink } from './text-link.tsx'

/** Running text: most of it is a plain string and costs nothing. */
export function RichText({ text }: { text: InlineContent }): ReactNode {
  return typeof text === 'string' ? text : text.map(piece)
}

function piece(inline: Inline, index: number): ReactNode {
  if (typeof inline === 'string') return inline
  return 'strong' in inline ? <strong key={index}>{inline.strong}</strong> : <TextLink key={index} link={inline} />
}
