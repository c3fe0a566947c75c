import { sanitise } from './sanitise.ts'

/** A visitor's text on one line: a line break typed or pasted into a name must not look like another answer. */
export const cleanLine = (text: string): string => sanitise(text).replace(unreadable, ' ').replace(/\s+/g, ' ').trim()

/** Control characters, which no letter can carry. */
export const unreadable = /(?![\r\n])\p{Cc}/gu
