import type { Frame, Page } from '../../generator/page.ts'
import { ScheduleLink } from '../parts/actions.tsx'
import { PhoneLink } from '../parts/phone-link.tsx'

/** On phones, the page's number stays under the thumb. The body leaves room for it, see styles/layout.css. */
export function CallBar({ page, frame }: { page: Page; frame: Frame }) {
  const { words } = frame
  return (
    <aside className="call-bar" aria-label={words('callBar.label')}>
      <PhoneLink className="button button-phone" phone={page.phone} label={words('callBar.call')} />
      <ScheduleLink frame={frame} label={words('header.schedule')} />
    </aside>
  )
}
