/** The id of the contact page's list of special hours, to which every footer links while there are any. */
export const specialHoursId = 'special-hours'

/**
 * A line of opening hours for display: it never wraps between a number and the word that makes it a time, as in `9 am`,
 * `9 a. m.`, `9 Uhr`. Letters to the practice contain the line as written.
 */
export const withWholeTimes = (line: string): string =>
  line.replace(/(?<=\p{Nd}) (?=\p{L})|(?<=\p{Nd} \p{L}\.) (?=\p{L}\.)/gu, '\u00a0')
