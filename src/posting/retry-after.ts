/** The longest wait to ask of a visitor, in seconds. Beyond that, another way to reach the practice is quicker. */
const longestWait = 300

/**
 * The wait in seconds that a reply requests with `Retry-After` (RFC 9110: seconds, or a date). `undefined` if it
 * requests none, or one longer than `longestWait`. An endpoint on another origin must expose the header.
 */
export function secondsToWait(headers: Pick<Headers, 'get'>, now = Date.now()): number | undefined {
  const value = headers.get('retry-after')?.trim() ?? ''
  // Measured by the endpoint's own clock if it sends one: the visitor's may be wrong.
  const sent = Date.parse(headers.get('date') ?? '')
  const seconds = /^\d+$/.test(value)
    ? Number(value)
    : Math.ceil((Date.parse(value) - (Number.isNaN(sent) ? now : sent)) / 1000)
  return seconds >= 1 && seconds <= longestWait ? seconds : undefined
}
