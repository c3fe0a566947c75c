import type { ReactNode } from 'react'
import type { InlineContent, Section, Words } from '../../generator/page.ts'
import { Blocks } from './blocks.tsx'
import { RichText } from './rich-text.tsx'

/** The sections of a written page, each under the id its author gave it. */
export function Sections({ sections, words }: { sections: readonly Section[]; words: Words }): ReactNode {
  return sections.map(({ id, heading, blocks }) => (
    <section key={id} id={id}>
      <h2>{heading}</h2>
      <Blocks blocks={blocks} words={words} />
    </section>
  ))
}

/** A section of one paragraph. Nothing if there is no text. */
export const ShortSection = ({ heading, text }: { heading: string; text: InlineContent | undefined }) =>
  text !== undefined && (
    <section>
      <h2>{heading}</h2>
      <p>
        <RichText text={text} />
      </p>
    </section>
  )
