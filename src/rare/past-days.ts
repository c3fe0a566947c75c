/** In ms: 24 hours of the day itself, and 12 until it has ended in every time zone. Nothing is hidden while it is true. */
const untilOver = 36 * 3_600_000

/** Hides the days of a list that are over, and the list with them when none is left. */
export function hidePastDays(list: HTMLElement): void {
  const days = [...list.querySelectorAll<HTMLElement>('[data-through]')]
  for (const day of days) day.hidden = Date.parse(day.dataset.through!) + untilOver <= Date.now()
  list.hidden = days.every(({ hidden }) => hidden)
}
