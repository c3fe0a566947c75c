import type { Fact, Team as TeamContent, Words } from '../../generator/page.ts'
import { NamePlate } from '../drawings/name-plate.tsx'
import { FactBox } from './key-facts.tsx'
import { Photo, Portrait } from './photo.tsx'

interface TeamProps {
  team: TeamContent
  /** Facts about the doctor. */
  facts: readonly Fact[]
  words: Words
}

/** The people who work here: the doctor by name with a portrait (or else initials) and any facts, then staff and office. */
export function Team({ team: { doctor, portrait, staff, office }, facts, words }: TeamProps) {
  return (
    <>
      <div className="team">
        {portrait ? <Portrait photo={portrait} words={words} /> : <NamePlate name={doctor} />}
        {facts.length > 0 ? <FactBox heading={doctor} facts={facts} /> : <h2>{doctor}</h2>}
      </div>
      {staff.length > 0 && (
        <ul className="team-staff">
          {staff.map((each) => (
            <li key={each.src}>
              <Portrait photo={each} words={words} />
            </li>
          ))}
        </ul>
      )}
      {office && <Photo photo={office} words={words} />}
    </>
  )
}
