import type { Drive, LayoutData, Phone } from '../../generator/page.ts'
import { Actions } from './actions.tsx'

interface WayPanelProps {
  drive: Drive
  layout: LayoutData
  phone: Phone
  via: 'schedule' | 'book'
}

/** A panel next to the text about a place: how to drive, and how to request a visit. The hero has the driving time. */
export function WayPanel({ drive, layout, phone, via }: WayPanelProps) {
  const { words, practice } = layout
  return (
    <section className="panel">
      <h2>{words('drive.heading', { city: drive.city })}</h2>
      {drive.route !== undefined && <p>{drive.route}</p>}
      <p>
        <a href={practice.mapUrl}>{words('visit.map')}</a>
      </p>
      <Actions layout={layout} phone={phone} via={via} />
    </section>
  )
}
