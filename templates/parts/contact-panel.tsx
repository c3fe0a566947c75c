import type { LayoutData, Phone, Via } from '../../generator/page.ts'
import { Actions } from './actions.tsx'

/** How to request a visit, next to an article on wide screens. Phones have the call bar, and print has the footer. */
export function ContactPanel({ layout, phone, via }: { layout: LayoutData; phone: Phone; via: Via }) {
  const { words } = layout
  return (
    <section className="panel">
      <h2>{words('panel.heading')}</h2>
      <p>{words('panel.text')}</p>
      <Actions layout={layout} phone={phone} via={via} />
    </section>
  )
}
