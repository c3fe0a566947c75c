import type { LayoutData, Phone } from '../../generator/page.ts'
import { Actions } from './actions.tsx'
import { Address, Hours } from './office.tsx'

/** What stands beside a written page: how to reach the office without looking for it. */
export function ContactPanel({ layout, phone }: { layout: LayoutData; phone: Phone }) {
  const { words, practice } = layout
  return (
    <section className="panel">
      <h2>{words('panel.heading')}</h2>
      <p>{words('panel.text')}</p>
      <Actions layout={layout} phone={phone} via="schedule" />
      <Address layout={layout} />
      <Hours hours={practice.hours} />
    </section>
  )
}
