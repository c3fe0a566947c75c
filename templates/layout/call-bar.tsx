import type { LayoutData, Page } from '../../generator/page.ts'
import { unbroken } from '../../src/shared/unbroken.ts'
import { ScheduleLink } from '../parts/actions.tsx'
import { PhoneLink } from '../parts/phone-link.tsx'

/** Keeps the page's number under the thumb on phones. The body leaves room for it, see styles/layout.css. */
export function CallBar({ page, layout }: { page: Page; layout: LayoutData }) {
  const { words } = layout
  return (
    <aside className="call-bar" aria-label={words('callBar.label')}>
      <PhoneLink className="button button-phone" phone={page.phone} label={unbroken(words('callBar.call'))} />
      <ScheduleLink layout={layout} label={words('header.schedule')} />
    </aside>
  )
}
