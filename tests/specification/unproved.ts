import type { Unproved } from './line.ts'

/** Lines that state nothing a test could prove. */
export const saysNothing: readonly Unproved[] = [
  {
    section: '2',
    says: 'The contents of the shared header and footer frame beyond the above are not shown.',
    because: 'It says only what is not known.',
  },
  { section: '3', says: 'Other entities: not shown.', because: 'It says only what is not known.' },
  {
    section: '7',
    says: 'What any server does with the data: not shown.',
    because: 'It says only what is not known, and we have no server.',
  },
  { section: '8', says: 'Server-side error responses: not shown.', because: 'It says only what is not known.' },
]

/** Specified parts that are not built, by line. The table covers the rest of such a line. */
export const notBuilt: readonly Unproved[] = [
  {
    section: '5',
    says: 'an HTML sanitiser strips script',
    because: "There is none: no visitor's input is ever inserted into a page as HTML, so it would have nothing to do.",
  },
  {
    section: '7',
    says: 'Event names: page_view',
    because: 'There is no phone_call: a page knows that a number was pressed, but never whether a call followed.',
  },
]
