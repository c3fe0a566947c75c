import type { LayoutData, Phone } from '../../generator/page.ts'
import { Actions } from './actions.tsx'

/** A way to a visit beside a written page, on wide screens. Phones have the call bar, paper has the footer. */
export function ContactPanel({ layout, phone }: { layout: LayoutData; phone: Phone }) {
  const { words } = layout
  return (
    <section className="panel">
      <h2>{words('panel.heading')}</h2>
      <p>{words('panel.text')}</p>
      <Actions layout={layout} phone={phone} via="schedule" />
    </section>
  )
}
