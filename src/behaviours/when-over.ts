/** In ms: 24 hours of the day itself, and 12 until it has ended in every time zone. Nothing is hidden while it is true. */
const untilOver = 36 * 3_600_000

/** Hides an element once the day in its `data-through` is over: the last on which what it says is true. */
export function hideWhenOver(element: HTMLElement): void {
  element.hidden = Date.parse(element.dataset.through!) + untilOver <= Date.now()
}
