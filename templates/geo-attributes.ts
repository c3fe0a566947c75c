import type { LayoutData, Page } from '../generator/page.ts'

/** Whether the geo gate may check visitors. If so, the page gets its boot script and its screen or banner. */
export const hasGate = ({ isGated }: Page, { geo }: LayoutData) =>
  isGated && geo.mode !== 'off' && geo.outOfArea !== undefined

/** The attributes of `<html>` that tell scripts of the lookup and the gate, of page views and of phone numbers. */
export function geoAttributes(page: Page, layout: LayoutData): Record<string, string> {
  const { lookup, mode, previewHosts, outOfArea } = layout.geo
  const values: Record<string, string> = mode === 'off' ? {} : { 'data-lookup': lookup }
  if (hasGate(page, layout)) {
    values['data-gate'] = mode
    values['data-out-of-area'] = outOfArea!.href
    values['data-preview-hosts'] = previewHosts.join(' ')
  }
  if (layout.pageViews !== 'us') values['data-page-views'] = layout.pageViews
  if (!layout.isNorthAmerican) values['data-phones'] = 'any'
  return values
}
