import { recall, remember } from './session.ts'

/** Shows a banner to visitors from outside the area, instead of turning them away, until they close it. */
export function showBanner(): void {
  const banner = document.querySelector<HTMLElement>('[data-gate-banner]')
  if (banner === null || recall('geo-banner-closed') !== undefined) return
  banner.hidden = false
  const status = banner.querySelector('[role="status"]')
  status?.replaceChildren(...status.childNodes)
  banner.querySelector('button')?.addEventListener('click', () => {
    banner.hidden = true
    remember('geo-banner-closed', 'yes')
  })
}
