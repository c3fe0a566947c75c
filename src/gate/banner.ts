import './banner.css'
import { recall, remember } from './session.ts'

/** Shows a banner to visitors from outside the area, instead of turning them away, until they close it. */
export function showBanner(): void {
  const banner = document.querySelector<HTMLElement>('[data-gate-banner]')
  if (banner === null || recall('geo-banner-closed') !== undefined) return
  const show = (isShown: boolean) => {
    banner.hidden = !isShown
    // The page makes room for it. With `:has()`, showing or hiding anything would restyle the whole page.
    document.documentElement.toggleAttribute('data-notice', isShown)
  }
  show(true)
  const status = banner.querySelector('[role="status"]')
  status?.replaceChildren(...status.childNodes)
  banner.querySelector('button')?.addEventListener('click', () => {
    show(false)
    remember('geo-banner-closed', 'yes')
  })
}
