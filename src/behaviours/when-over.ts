/** Milliseconds from the start of a day in UTC until it has ended everywhere: 24 hours, and 12 in the last zone. */
const untilOver = 36 * 3_600_000

/** Hides an element once the day in its `data-through`, the last on which its words are true, is over everywhere. */
export function hideWhenOver(element: HTMLElement): void {
  element.hidden = Date.parse(element.dataset.through!) + untilOver <= Date.now()
}
