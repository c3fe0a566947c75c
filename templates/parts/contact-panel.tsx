import type { Frame, Phone } from '../../generator/page.ts'
import { Actions } from './actions.tsx'
import { Address, Hours } from './office.tsx'

/** What stands beside a written page: how to reach the office without looking for it. */
export function ContactPanel({ frame, phone }: { frame: Frame; phone: Phone }) {
  const { words, practice } = frame
  return (
    <section className="panel">
      <h2>{words('panel.heading')}</h2>
      <p>{words('panel.text')}</p>
      <Actions frame={frame} phone={phone} via="schedule" />
      <Address frame={frame} />
      <Hours hours={practice.hours} />
    </section>
  )
}
