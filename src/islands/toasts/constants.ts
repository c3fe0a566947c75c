// Specification section 9. The width of 356 px and the swipe of 20 px (or a quick flick) have no option: they are
// sonner 1.7.4's own, one reason why it is pinned. The browser tests measure them all.

/** How long a toast stays, in milliseconds. */
export const toastDuration = 4000

/** How many are visible at once; the others wait behind. */
export const visibleToasts = 3

/** Between two toasts, in px. */
export const toastGap = 14
