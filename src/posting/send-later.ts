import type { Send } from './sender.ts'

/** What sends to an endpoint, like `sender`, whose code is fetched with the first sending: most sites post nothing. */
export function sendLater(url: string): Send {
  let loading: Promise<Send> | undefined
  return async (body, headers) => {
    loading ??= import('./sender.ts').then(({ sender }) => sender(url))
    try {
      const send = await loading
      return await send(body, headers)
    } catch (error) {
      // Where the code does not arrive, no message would either.
      loading = undefined
      return { name: 'failed', why: String(error) }
    }
  }
}
