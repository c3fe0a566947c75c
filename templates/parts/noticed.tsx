import type { NoticedGroup, NoticedSign, Words } from '../../generator/page.ts'
import { Band } from './band.tsx'
import { levelWords, ReasonText } from './care-card.tsx'
import { LinkLine } from './text-link.tsx'

/** Signs folded under their subject, each with how soon it needs care and the conditions it may point to. */
export function Noticed({ groups, words }: { groups: readonly NoticedGroup[]; words: Words }) {
  if (groups.length === 0) return null
  return (
    <Band heading={words('conditions.noticed')} className="noticed">
      {groups.map(({ heading, signs }) => (
        <details key={heading} className="question">
          <summary>
            <h3>{heading}</h3>
          </summary>
          <ul>
            {signs.map((sign, index) => (
              <SignRow key={index} sign={sign} words={words} />
            ))}
          </ul>
        </details>
      ))}
    </Band>
  )
}

const SignRow = ({ sign, words }: { sign: NoticedSign; words: Words }) => (
  <li className={`care-${sign.level}`}>
    <span className="noticed-level">{words(levelWords[sign.level])}</span>
    <p>
      <ReasonText reason={sign} />
    </p>
    <p>
      <LinkLine links={sign.pages} />
    </p>
  </li>
)
