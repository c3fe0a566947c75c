import type { Adapter } from './adapter.ts'

/** Google Tag Manager. We cannot control what the tags in its container read. */
export const tagManager: Adapter = {
  readsAddress: true,
  start: (_vendor, _site, scope) => {
    scope.dataLayer ??= []
    const layer = scope.dataLayer as unknown[]
    layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    return {
      forward: (name) => layer.push({ event: name }),
      stop: () => layer.push({ event: 'consent_withdrawn' }),
    }
  },
}
