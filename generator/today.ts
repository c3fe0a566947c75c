/** The length of a day, in milliseconds. */
export const dayMs = 86_400_000

/**
 * Today's date as people write it where the command runs: `2026-11-21`. In UTC it would be tomorrow's on a Californian
 * evening, and yesterday's on a Japanese morning.
 */
export function today(): string {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}
