import type { ReactNode } from 'react'
import type { Inline, InlineContent, Note } from '../../generator/page.ts'
import { sourcesId } from './sources.tsx'
import { TextLink } from './text-link.tsx'

/** Running text. Most of it is a plain string and costs nothing. */
export function RichText({ text }: { text: InlineContent }): ReactNode {
  return typeof text === 'string' ? text : text.map(piece)
}

/**
 * The number of a source, linked to the source, which links back to its first mention. The heading of the sources tells
 * screen readers what the number is. After another number it gets a comma: 1 and 2 would read as 12.
 */
function NoteMark({ note, isFirst, isFurther }: Note & { isFurther: boolean }) {
  return (
    <sup>
      {isFurther && ', '}
      <a
        href={`#source-${note}`}
        id={isFirst ? `note-${note}` : undefined}
        className="note-mark"
        aria-describedby={sourcesId}
      >
        {note}
      </a>
    </sup>
  )
}

function piece(inline: Inline, index: number, all: readonly Inline[]): ReactNode {
  if (typeof inline === 'string') return inline
  if (isNote(inline)) return <NoteMark key={index} {...inline} isFurther={isNote(all[index - 1])} />
  return 'strong' in inline ? <strong key={index}>{inline.strong}</strong> : <TextLink key={index} link={inline} />
}

const isNote = (inline: Inline | undefined): inline is Note => typeof inline === 'object' && 'note' in inline
