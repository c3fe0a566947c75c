import { keepFirstTouch } from './first-touch.ts'

// Loaded at once on a page that was reached by a link with campaign tags: whoever leaves it before it is idle, which is
// when the rest of the analytics is loaded, has come by those tags all the same.
keepFirstTouch()
