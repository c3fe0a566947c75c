import type { Card } from '../../generator/page.ts'
import { ServiceDrawing } from '../drawings/service-drawing.tsx'
import { SmallEye } from './eye-picture.tsx'
import { Icon } from './icon.tsx'

interface CardsProps {
  cards: readonly Card[]
  /** Under a heading of their own they are h3; see CardBand. */
  id?: string
  heading: string
}

/** A headed band of cards, each a link with a sentence about where it leads. */
export function CardBand({ cards, heading, id }: CardsProps) {
  if (cards.length === 0) return null
  return (
    <section id={id} className="band">
      <div className="wrap">
        <h2>{heading}</h2>
        <ul className="cards">
          {cards.map(({ label, href, summary, icon, drawing, eye, language }) => (
            <li key={href} className="card">
              {drawing !== undefined ? <ServiceDrawing name={drawing} /> : icon && <Icon name={icon} />}
              {eye !== undefined && <SmallEye parts={eye} />}
              <h3>
                <a href={href} hrefLang={language}>
                  {label}
                </a>
              </h3>
              <p>{summary}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
