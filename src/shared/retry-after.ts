/**
 * The wait in seconds that a response requests with `Retry-After` (RFC 9110: seconds, or a date); 0 if it requests
 * none. In a browser, an endpoint on another origin must expose the header.
 */
export function secondsToWait(headers: { get: (name: string) => string | null }, now = Date.now()): number {
  const value = headers.get('retry-after')?.trim() ?? ''
  if (/^\d+$/.test(value)) return Number(value)
  // Measured by the endpoint's own clock if it sends one: ours, or the visitor's, may be wrong.
  const sent = Date.parse(headers.get('date') ?? '')
  const seconds = Math.ceil((Date.parse(value) - (Number.isNaN(sent) ? now : sent)) / 1000)
  return seconds > 0 ? seconds : 0
}
