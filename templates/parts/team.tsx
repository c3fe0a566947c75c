import type { Fact, Member, Photo as PhotoContent, Team as TeamContent, Words } from '../../generator/page.ts'
import { NamePlate } from '../drawings/name-plate.tsx'
import { FactBox } from './key-facts.tsx'
import { ownLanguage } from './own-language.ts'
import { Photo, Portrait } from './photo.tsx'
import { RichText } from './rich-text.tsx'

interface TeamProps {
  team: TeamContent
  /** Facts about the doctor. */
  facts: readonly Fact[]
  words: Words
}

/** The people who work here, each with a portrait or else initials: the doctor with any facts, the others, the office. */
export function Team({ team: { doctor, portrait, members, office }, facts, words }: TeamProps) {
  return (
    <>
      <div className="team">
        <Likeness of={doctor} portrait={portrait} words={words} />
        {facts.length > 0 ? <FactBox heading={doctor} facts={facts} /> : <h2>{doctor}</h2>}
      </div>
      {members.length > 0 && (
        <ul className="team-members">
          {members.map((each) => (
            <li key={each.name}>
              <TeamMember member={each} words={words} />
            </li>
          ))}
        </ul>
      )}
      {office && <Photo photo={office} words={words} />}
    </>
  )
}

function TeamMember({ member: { name, role, about, portrait, language }, words }: { member: Member; words: Words }) {
  return (
    <>
      <Likeness of={name} portrait={portrait} words={words} />
      <div>
        <h2>{name}</h2>
        <p className="team-role" {...ownLanguage(language)}>
          {role}
        </p>
        {about && (
          <p {...ownLanguage(language)}>
            <RichText text={about} />
          </p>
        )}
      </div>
    </>
  )
}

function Likeness({ of, portrait, words }: { of: string; portrait: PhotoContent | undefined; words: Words }) {
  return portrait ? <Portrait photo={portrait} words={words} /> : <NamePlate name={of} />
}
