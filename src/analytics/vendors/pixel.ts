import type { EventName } from '../../shared/events.ts'
import type { Adapter } from './adapter.ts'

/** The pixel's event names: section 7 of the specification. An event missing here is sent as a custom event. */
const pixelNames: Partial<Record<EventName, string>> = {
  form_start: 'InitiateCheckout',
  appointment_start: 'InitiateCheckout',
  form_complete: 'Lead',
  appointment_request: 'Schedule',
  phone_click: 'Contact',
  email_click: 'Contact',
  button_click: 'ViewContent',
}

type Fbq = ((...command: unknown[]) => void) & {
  queue: unknown[][]
  callMethod?: (...command: unknown[]) => void
  push?: Fbq
  loaded?: boolean
  version?: string
}

/**
 * The Meta pixel, without its automatic tracking of forms and buttons. It always sends the page's address, whatever it
 * is told.
 */
export const pixel: Adapter = {
  readsAddress: true,
  start: ({ id }, _site, scope) => {
    const fbq = ((...command) => {
      if (fbq.callMethod === undefined) fbq.queue.push(command)
      else fbq.callMethod(...command)
    }) as Fbq
    Object.assign(fbq, { queue: [], push: fbq, loaded: true, version: '2.0', disablePushState: true })
    scope.fbq = scope._fbq = fbq
    fbq('set', 'autoConfig', false, id)
    fbq('init', id)
    return {
      forward: (name) => {
        const known = pixelNames[name]
        if (known === undefined) fbq('trackCustom', name)
        else fbq('track', known)
      },
      stop: () => fbq('consent', 'revoke'),
    }
  },
}
