import type { LayoutData, Page } from '../../generator/page.ts'
import type { ToolsWords } from '../../src/shared/islands.ts'
import { Hero } from '../parts/hero.tsx'
import { Inventory } from '../parts/inventory.tsx'
import { KeptVisits } from '../parts/kept-visits.tsx'
import { LinkBuilder } from '../parts/link-builder.tsx'
import { Sections } from '../parts/sections.tsx'

/** The staff's tools. The list of pages works alone, src/islands/tools makes the rest work. */
export function Tools({ page, layout }: { page: Page<'tools'>; layout: LayoutData }) {
  const { content } = page
  const { words } = layout
  const resolved: ToolsWords = {
    otherSite: words('tools.link.otherSite'),
    unlisted: words('tools.link.unlisted'),
    personal: words('tools.link.personal'),
    copied: words('tools.link.copied'),
    notCopied: words('tools.link.notCopied'),
    none: words('tools.visits.none'),
    broken: words('tools.visits.broken'),
    denied: words('tools.visits.denied'),
    purged: words('tools.visits.purged'),
    nothing: words('tools.visits.nothing'),
    unknown: words('tools.visits.unknown'),
    shown: words('tools.shown'),
    promise: words('tools.promise'),
  }
  return (
    <>
      <Hero page={page} layout={layout} />
      <div className="wrap prose">
        <Sections sections={content.sections} words={words} />
      </div>
      <div className="wrap tools" data-island="tools" data-site={content.site} data-words={JSON.stringify(resolved)}>
        {/* The script replaces this with text of about the same length, so that nothing below moves. */}
        <p className="note" data-part="promise">
          {words('tools.wait')}
        </p>
        <LinkBuilder words={words} />
        <KeptVisits words={words} />
        <Inventory content={content} layout={layout} />
      </div>
    </>
  )
}
