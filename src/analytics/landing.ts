import { keepFirstTouch } from './first-touch.ts'

// Loaded at once on a page reached through a link with campaign tags. The rest of the analytics waits until the page is
// idle, and the tags of a visitor who goes on before that would be lost.
keepFirstTouch()
