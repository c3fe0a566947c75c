import type { LayoutData } from '../../generator/page.ts'

/**
 * The geo gate's screen over a page while the visitor's location is looked up or, in the other mode, its banner for
 * visitors from outside the area. Hidden until src/gate shows them: the page below is complete without them.
 */
export function Gate({ layout: { words, geo } }: { layout: LayoutData }) {
  if (geo.mode === 'redirect') {
    return (
      <div className="gate-screen" data-gate-screen hidden>
        <div className="gate-spinner" />
        <div role="status">
          <p>{words('gate.checking')}</p>
          <p>{words('gate.bypassed')}</p>
        </div>
      </div>
    )
  }
  return (
    <aside className="gate-banner" aria-label={words('gate.label')} data-gate-banner hidden>
      <p role="status">{words('gate.banner')}</p>
      <a href={geo.outOfArea?.href}>{words('gate.more')}</a>
      <button type="button" className="button" data-escape="">
        {words('gate.close')}
      </button>
    </aside>
  )
}
