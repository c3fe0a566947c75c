import type { Card } from '../../generator/page.ts'
import { ServiceDrawing } from '../drawings/service-drawing.tsx'
import { Band } from './band.tsx'
import { SmallEye } from './eye-picture.tsx'
import { Icon } from './icon.tsx'
import { leadsTo, ownLanguage } from './own-language.ts'

interface CardsProps {
  cards: readonly Card[]
  id?: string
  heading: string
  /** The label of the letter links through a long list. Without it, there are none. */
  byLetter?: string
}

/** A band of cards with a heading. Each card is a link with a sentence about its target. */
export function CardBand({ cards, heading, id, byLetter }: CardsProps) {
  if (cards.length === 0) return null
  return (
    <Band id={id} heading={heading}>
      {byLetter !== undefined && <LetterLinks cards={cards} name={byLetter} />}
      <ul className="cards">
        {cards.map(({ label, href, summary, icon, drawing, eye, language, labelLanguage, letter, inShort }) => (
          <li key={href} id={letter && idOf(letter)} className="card" {...ownLanguage(labelLanguage)}>
            {drawing !== undefined ? <ServiceDrawing name={drawing} /> : icon && <Icon name={icon} />}
            {eye !== undefined && <SmallEye parts={eye} />}
            <h3>
              <a href={href} {...leadsTo(language)}>
                {label}
              </a>
            </h3>
            <p>{summary}</p>
            {inShort !== undefined && <p className="card-verdict">{inShort}</p>}
          </li>
        ))}
      </ul>
    </Band>
  )
}

/** Links to the first card under each letter. Only long lists have letters. */
function LetterLinks({ cards, name }: { cards: readonly Card[]; name: string }) {
  const letters = cards.flatMap(({ letter }) => letter ?? [])
  return letters.length === 0 ? null : (
    <nav className="letters" aria-label={name}>
      {letters.map((letter) => (
        <a key={letter} href={`#${idOf(letter)}`}>
          {letter}
        </a>
      ))}
    </nav>
  )
}

/** The capital keeps these ids apart from those of sections, which authors write without any. */
const idOf = (letter: string) => `letter-${letter}`
