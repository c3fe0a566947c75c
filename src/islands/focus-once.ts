/** For `ref`: focuses an element when it appears. React calls a stable function once. */
export const focusOnce = (element: HTMLElement | null): void => element?.focus()
