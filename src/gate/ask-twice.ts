/** Before a second try, in milliseconds. */
const pauseMs = 400
/** A service that wants a longer pause is left alone. */
const longestPauseMs = 3000

/**
 * The response to `ask`, at the second try where the first one failed in a way that may pass: no connection, too many
 * requests (429), an error of the server (5xx). A short `Retry-After` in seconds is waited for. Rejects like `ask`.
 */
export async function askTwice(ask: () => Promise<Response>): Promise<Response> {
  const first = await ask().catch(() => undefined)
  const pause = pauseAfter(first)
  if (first !== undefined && pause === undefined) return first
  await new Promise((resolve) => setTimeout(resolve, pause))
  return ask()
}

/** Milliseconds until a second try makes sense, or nothing. `undefined` for a response is a failed connection. */
function pauseAfter(response: Response | undefined): number | undefined {
  if (response === undefined) return pauseMs
  if (response.status !== 429 && response.status < 500) return undefined
  const wanted = Number(response.headers.get('retry-after') ?? Number.NaN) * 1000
  if (Number.isNaN(wanted)) return pauseMs
  return wanted <= longestPauseMs ? Math.max(wanted, pauseMs) : undefined
}
