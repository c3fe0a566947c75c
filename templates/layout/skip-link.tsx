import type { LayoutData } from '../../generator/page.ts'

/** The first Tab stop: skips the menus and goes to the main content. */
export function SkipLink({ layout: { words } }: { layout: LayoutData }) {
  return (
    <a className="skip-link" href="#main" data-behaviour="skip-link">
      {words('skip.toContent')}
    </a>
  )
}
