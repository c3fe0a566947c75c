import { patience } from '../patience.ts'
import type { Send } from './sender.ts'

/**
 * Returns a `Send` like that of `sender`, without making each form include its code: most sites post nothing. The code
 * is fetched at once, while the visitor fills in the form. If that fails, it is fetched again when the form is sent,
 * with the pauses of `sender`. Requests that hang count as failed too, after half a minute in all.
 */
export function sendLater(url: string): Send {
  const load = () =>
    import('./sender.ts').then(
      (posting) => posting.sender(url),
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
