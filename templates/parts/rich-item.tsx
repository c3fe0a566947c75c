import type { Rich } from '../../generator/page.ts'
import { RichText } from './rich-text.tsx'

/** An entry of a list of running texts. */
export const listItem = (item: Rich, index: number) => (
  <li key={index}>
    <RichText text={item} />
  </li>
)
