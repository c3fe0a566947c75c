import type { LayoutData } from '../../generator/page.ts'

/** The first thing the Tab key meets: over the menus, to what the page is about. */
export function SkipLink({ layout: { words } }: { layout: LayoutData }) {
  return (
    <a className="skip-link" href="#main" data-behaviour="skip-link">
      {words('skip.toContent')}
    </a>
  )
}
