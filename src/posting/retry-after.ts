/** The longest wait that a visitor is asked for, in seconds. After that, another way to the practice is quicker. */
export const longestWait = 300

/**
 * How many seconds an answer asks to wait with `Retry-After` (RFC 9110: seconds, or a date). `undefined` where it does
 * not, or for longer than anybody would. An endpoint of another origin must expose the header to be heard.
 */
export function secondsToWait(headers: Pick<Headers, 'get'>, now = Date.now()): number | undefined {
  const value = headers.get('retry-after')?.trim() ?? ''
  // By the endpoint's own clock, where it tells it: the visitor's may be wrong.
  const sent = Date.parse(headers.get('date') ?? '')
  const seconds = /^\d+$/.test(value)
    ? Number(value)
    : Math.ceil((Date.parse(value) - (Number.isNaN(sent) ? now : sent)) / 1000)
  return seconds >= 1 && seconds <= longestWait ? seconds : undefined
}
