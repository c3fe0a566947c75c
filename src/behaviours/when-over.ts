/** Milliseconds from the start of a day in UTC until it has ended everywhere: 24 hours, and 12 in the last zone. */
const untilOver = 36 * 3_600_000

/** Hides an element once the day in its `data-through` is over: the last on which what it says is true. */
export function hideWhenOver(element: HTMLElement): void {
  element.hidden = Date.parse(element.dataset.through!) + untilOver <= Date.now()
}
