import type { LayoutData, Phone } from '../../generator/page.ts'
import { Actions } from './actions.tsx'
import { Band } from './band.tsx'

/** The end of a page about being seen: call or book. */
export function Closing({ layout, phone }: { layout: LayoutData; phone: Phone }) {
  const { words, practice } = layout
  const { street, city } = practice.address
  return (
    <Band heading={words('closing.heading')} className="band-bar">
      <p>{words('closing.text', { street, city })}</p>
      <Actions layout={layout} phone={phone} via="book" />
    </Band>
  )
}
