// For `ref`: what happens when an element appears. React calls a stable function once.

type Appeared = HTMLElement | null

export const focusOnce = (element: Appeared) => element?.focus()

/** The focus goes elsewhere, which may bring only that into view. */
export const showOnce = (element: Appeared) => element?.scrollIntoView({ block: 'nearest' })
