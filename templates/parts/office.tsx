import type { ReactNode } from 'react'
import type { LayoutData, Phone } from '../../generator/page.ts'
import { withWholeTimes } from '../../src/shared/opening-hours.ts'
import { townLine, withWholeCode } from '../../src/shared/postal-address.ts'
import { Band } from './band.tsx'
import { IconHeading } from './icon.tsx'
import { PhoneLink } from './phone-link.tsx'

/** Where the office is and when it is open, with the number of the current page. */
export function Office({ layout, phone }: { layout: LayoutData; phone: Phone }) {
  const { words } = layout
  return (
    <Band heading={words('visit.heading')}>
      <div className="columns">
        <Where layout={layout}>
          <p>
            <PhoneLink phone={phone} />
          </p>
        </Where>
        <When layout={layout} />
      </div>
    </Band>
  )
}

/** The same facts right below a hero, as compactly as possible: visible without scrolling. */
export function AtHand({ layout, phone }: { layout: LayoutData; phone: Phone }) {
  const { words } = layout
  return (
    <section className="at-hand">
      <div className="wrap">
        <h2>{words('visit.heading')}</h2>
        <Where layout={layout} />
        <When layout={layout} />
        <ByPhone layout={layout} phone={phone} />
      </div>
    </section>
  )
}

/** The number of the current page with its heading. */
export function ByPhone({ layout: { words }, phone }: { layout: LayoutData; phone: Phone }) {
  return (
    <div>
      <IconHeading icon="phone" words={words('visit.phone')} />
      <p>
        <PhoneLink phone={phone} />
      </p>
    </div>
  )
}

/** The office's address with its heading and a link to a map. */
export function Where({ layout, children }: { layout: LayoutData; children?: ReactNode }) {
  const { words, practice } = layout
  return (
    <div>
      <IconHeading icon="map-pin" words={words('visit.address')} />
      <Address layout={layout} />
      <p>
        <a href={practice.mapUrl}>{words('visit.map')}</a>
      </p>
      {children}
    </div>
  )
}

/** The opening hours with their heading. */
export function When({ layout: { words, practice } }: { layout: LayoutData }) {
  return (
    <div>
      <IconHeading icon="clock" words={words('visit.hours')} />
      <Hours hours={practice.hours} />
    </div>
  )
}

export function Address({ layout: { practice } }: { layout: LayoutData }) {
  return (
    <address>
      {practice.name}
      <br />
      {practice.address.street}
      <br />
      {townLine(withWholeCode(practice.address))}
    </address>
  )
}

export function Hours({ hours }: { hours: readonly string[] }) {
  return (
    <ul className="plain">
      {hours.map((line) => (
        <li key={line}>{withWholeTimes(line)}</li>
      ))}
    </ul>
  )
}
