// From section 9 of the specification. The width of 356 px and the swipe of 20 px (or a quick flick) have no option:
// they are built into sonner 1.7.4, one reason why it is pinned. The browser tests measure all of these.

/** How long a toast stays, in milliseconds. */
export const toastDuration = 4000

/** How many are visible at once. The others wait behind. */
export const visibleToasts = 3

/** The gap between two toasts, in pixels. */
export const toastGap = 14
