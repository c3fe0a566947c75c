import type { InlineContent } from '../../generator/page.ts'
import { RichText } from './rich-text.tsx'

/** A list item with running text. */
export const listItem = (item: InlineContent, index: number) => (
  <li key={index}>
    <RichText text={item} />
  </li>
)
