import type { Send } from './sender.ts'

/**
 * Returns a `Send` like that of `sender`, whose code no form has to carry: most sites post nothing. It is fetched at
 * once, while the visitor fills in the form. Should that fail, it is tried again when the form is sent, with the pauses
 * of `sender`.
 */
export function sendLater(url: string): Send {
  const load = () =>
    import('./sender.ts').then(
      ({ sender }) => sender(url),
      () => undefined,
    )
  let loading = load()
  return async (body, headers) => {
    for (const pause of [1000, 2000, 0]) {
      const send = await loading
      if (send !== undefined) return send(body, headers)
      await new Promise((resolve) => setTimeout(resolve, pause))
      loading = load()
    }
    return { name: 'failed', why: 'the code that posts could not be fetched' }
  }
}
