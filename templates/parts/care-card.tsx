import type { Care, CareLevel, Reason, Words } from '../../generator/page.ts'
import { RichText } from './rich-text.tsx'

/** How soon to act. The level is stated in words too: color alone means nothing to a screen reader or in print. */
export function CareCard({ level, heading, reasons, closed, words }: Care & { words: Words }) {
  return (
    <section className={`care care-${level}`}>
      <h3>
        <CareHeading level={level} heading={heading} words={words} />
      </h3>
      <ul>{reasons.map(reasonItem)}</ul>
      <WhenClosed text={closed} />
    </section>
  )
}

export const CareHeading = ({ level, heading, words }: Pick<Care, 'level' | 'heading'> & { words: Words }) => (
  <>
    <span className="care-level">
      {words(levelWords[level])}
      <span className="visually-hidden">: </span>
    </span>
    <RichText text={heading} />
  </>
)

/** What to do while the practice is closed, at the foot of a card. */
export const WhenClosed = ({ text }: { text: Care['closed'] }) =>
  text !== undefined && (
    <p className="care-closed">
      <RichText text={text} />
    </p>
  )

export const reasonItem = (reason: Reason, index: number) => (
  <li key={index}>
    <ReasonText reason={reason} />
  </li>
)

/** A sign in words, followed by a separate sentence on what to do about it first. */
export function ReasonText({ reason: { text, note } }: { reason: Reason }) {
  return (
    <>
      <RichText text={text} />
      {note !== undefined && (
        <>
          . <RichText text={note} />
        </>
      )}
    </>
  )
}

export const levelWords: Record<CareLevel, string> = {
  emergency: 'care.emergency',
  urgent: 'care.urgent',
  routine: 'care.routine',
}
