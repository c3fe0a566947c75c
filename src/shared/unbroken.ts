/** Keeps a number on one line where no stylesheet applies: in mail apps, readers and copied text. */
export const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011')
