/** Milliseconds before the second try. */
const pauseMs = 400
/** If the service asks for a longer pause than this, there is no second try. */
const longestPauseMs = 3000

/**
 * The response to `ask`. Tries a second time if the first failed in a way that may pass: no connection, too many
 * requests (429), a server error (5xx). Waits out a short `Retry-After` given in seconds. Rejects like `ask`. Does not
 * read dates, as src/shared/retry-after.ts does, and so is small: a page may be waiting for this code.
 */
export async function askTwice(ask: () => Promise<Response>): Promise<Response> {
  const first = await ask().catch(() => undefined)
  const pause = pauseAfter(first)
  if (first !== undefined && pause === undefined) return first
  await new Promise((resolve) => setTimeout(resolve, pause))
  return ask()
}

/** Milliseconds until a second try, or `undefined` if none makes sense. No response means a failed connection. */
function pauseAfter(response: Response | undefined): number | undefined {
  if (response === undefined) return pauseMs
  if (response.status !== 429 && response.status < 500) return undefined
  const wanted = Number(response.headers.get('retry-after') ?? Number.NaN) * 1000
  if (Number.isNaN(wanted)) return pauseMs
  return wanted <= longestPauseMs ? Math.max(wanted, pauseMs) : undefined
}
