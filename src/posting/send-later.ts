import { patience } from '../patience.ts'
import type { Send } from './sender.ts'

/**
 * Returns a `Send` like that of `sender`, whose code no form has to carry: most sites post nothing. It is fetched at
 * once, while the visitor fills in the form. Should that fail, it is tried again when the form is sent, with the pauses
 * of `sender`. A network that holds requests without answering fails too, after half a minute.
 */
export function sendLater(url: string): Send {
  const load = () =>
    import('./sender.ts').then(
      ({ sender }) => sender(url),
      () => undefined,
    )
  const after = (ms: number) => new Promise<undefined>((resolve) => setTimeout(resolve, ms))
  let loading = load()
  return async (body, headers) => {
    for (const pause of [1000, 2000, 0]) {
      const send = await Promise.race([loading, after(patience)])
      if (send !== undefined) return send(body, headers)
      await after(pause)
      loading = load()
    }
    return { name: 'failed', why: 'the code that posts did not arrive' }
  }
}
