import type { Card } from '../../generator/page.ts'
import { Icon } from './icon.tsx'
import { TextLink } from './text-link.tsx'

/** A row of links with pictograms and a heading, where a sentence about each would only repeat another page. */
export function Picks({ heading, cards }: { heading: string; cards: readonly Card[] }) {
  if (cards.length === 0) return null
  return (
    <section>
      <h2>{heading}</h2>
      <ul className="picks">
        {cards.map((card) => (
          <li key={card.href}>
            {card.icon !== undefined && <Icon name={card.icon} />}
            <TextLink link={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}
