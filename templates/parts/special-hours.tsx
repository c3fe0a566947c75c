import type { SpecialHours as Special } from '../../generator/page.ts'
import { withWholeTimes } from '../../src/shared/opening-hours.ts'
import { IconHeading } from './icon.tsx'

/** The days on which the office is closed or has other hours. A script hides past days, and after the last one, all. */
export function SpecialHours({ id, heading, days, through: last }: Special & { id?: string }) {
  return (
    <section id={id} data-through={last}>
      <IconHeading icon="calendar" words={heading} />
      {days.map(({ when, text, through }) => (
        <p key={`${when}: ${text}`} data-through={through}>
          <strong>{when}</strong>
          <br />
          {withWholeTimes(text)}
        </p>
      ))}
    </section>
  )
}
