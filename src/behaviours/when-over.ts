/** In ms: 24 hours of the day itself, and 12 until it has ended in every time zone. Nothing is hidden while it is true. */
const untilOver = 36 * 3_600_000

/** Hides what is true through a day once that is over. */
export function hideWhenOver(element: HTMLElement): void {
  element.hidden = Date.parse(element.dataset.through!) + untilOver <= Date.now()
}
