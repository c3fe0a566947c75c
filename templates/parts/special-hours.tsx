import type { SpecialHours as Special } from '../../generator/page.ts'
import { withWholeTimes } from '../../src/shared/opening-hours.ts'
import { IconHeading } from './icon.tsx'

/** The days on which the office is closed or has other hours. Script hides those that are over. */
export function SpecialHours({ heading, days }: Special) {
  return (
    <section data-rare="special-hours">
      <IconHeading icon="calendar" words={heading} />
      {days.map(({ when, text, through }) => (
        <p key={when} data-through={through}>
          <strong>{when}</strong>
          <br />
          {withWholeTimes(text)}
        </p>
      ))}
    </section>
  )
}
