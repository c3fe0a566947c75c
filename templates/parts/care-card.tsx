import type { CareLevel, InlineContent, Words } from '../../generator/page.ts'
import { listItem } from './rich-item.tsx'
import { RichText } from './rich-text.tsx'

interface CareCardProps {
  level: CareLevel
  heading: InlineContent
  items: readonly InlineContent[]
  words: Words
}

/** How soon to act. The level is said in words too: colour alone tells nothing to a screen reader or in print. */
export function CareCard({ level, heading, items, words }: CareCardProps) {
  return (
    <section className={`care care-${level}`}>
      <h3>
        <span className="care-level">
          {words(levelWords[level])}
          <span className="visually-hidden">: </span>
        </span>
        <RichText text={heading} />
      </h3>
      <ul>{items.map(listItem)}</ul>
    </section>
  )
}

const levelWords: Record<CareLevel, string> = {
  emergency: 'care.emergency',
  urgent: 'care.urgent',
  routine: 'care.routine',
}
