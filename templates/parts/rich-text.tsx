import type { ReactNode } from 'react'
import type { Inline, InlineContent, Note } from '../../generator/page.ts'
import { TextLink } from './text-link.tsx'

/** Running text: most of it is a plain string and costs nothing. */
export function RichText({ text }: { text: InlineContent }): ReactNode {
  return typeof text === 'string' ? text : text.map(piece)
}

/** The number of a source: it leads to the source, which leads back to its first mention. */
function NoteMark({ note, isFirst }: Note) {
  return (
    <sup>
      <a href={`#source-${note}`} id={isFirst ? `note-${note}` : undefined} className="note-mark">
        {note}
      </a>
    </sup>
  )
}

function piece(inline: Inline, index: number): ReactNode {
  if (typeof inline === 'string') return inline
  if ('note' in inline) return <NoteMark key={index} {...inline} />
  return 'strong' in inline ? <strong key={index}>{inline.strong}</strong> : <TextLink key={index} link={inline} />
}
