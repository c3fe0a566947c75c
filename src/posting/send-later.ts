import type { Send } from './sender.ts'

/** Returns a `Send` like that of `sender`, whose code is fetched when first used: most sites post nothing. */
export function sendLater(url: string): Send {
  let loading: Promise<Send> | undefined
  return async (body, headers) => {
    loading ??= import('./sender.ts').then(({ sender }) => sender(url))
    try {
      const send = await loading
      return await send(body, headers)
    } catch (error) {
      // If the code cannot be fetched, a message could not be sent either.
      loading = undefined
      return { name: 'failed', why: String(error) }
    }
  }
}
