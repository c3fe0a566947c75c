import type { InlineContent } from '../../generator/page.ts'
import { RichText } from './rich-text.tsx'

/** An entry of a list of running texts. */
export const listItem = (item: InlineContent, index: number) => (
  <li key={index}>
    <RichText text={item} />
  </li>
)
