/** The id of the contact page's list of special hours, to which every footer links while there are any. */
export const specialHoursId = 'special-hours'

/**
 * A line of opening hours as it is shown: where it wraps, a number keeps the word that says which half of the day it
 * means, or that it is a time at all: `9 am`, `9 a. m.`, `9 Uhr`. In letters it stays as it is written.
 */
export const withWholeTimes = (line: string): string =>
  line.replace(/(?<=\p{Nd}) (?=\p{L})|(?<=\p{Nd} \p{L}\.) (?=\p{L}\.)/gu, '\u00a0')
