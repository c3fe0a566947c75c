import type { LayoutData, Page } from '../../generator/page.ts'
import { ReadingWithActions } from './reading.tsx'

/** A condition or treatment: its plain name, the clinical one in parentheses, and what to do about it. */
export function Condition({ page, layout }: { page: Page<'condition'>; layout: LayoutData }) {
  const { heading, content } = page
  const name =
    content.medicalName === undefined ? (
      heading
    ) : (
      <>
        <span>{heading}</span> <span className="medical-name">({content.medicalName})</span>
      </>
    )
  return <ReadingWithActions page={page} layout={layout} heading={name} />
}
