import type { LayoutData, Phone } from '../../generator/page.ts'
import { Actions } from './actions.tsx'

/** The end of a page about being seen: call or book. */
export function Closing({ layout, phone }: { layout: LayoutData; phone: Phone }) {
  const { words, practice } = layout
  const { street, city } = practice.address
  return (
    <section className="band band-bar">
      <div className="wrap">
        <h2>{words('closing.heading')}</h2>
        <p>{words('closing.text', { street, city })}</p>
        <Actions layout={layout} phone={phone} via="book" />
      </div>
    </section>
  )
}
