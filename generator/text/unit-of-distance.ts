import { fillIns } from './inline.ts'

/** Whether the words for a distance say it in kilometers. The interface words decide the unit of the whole site. */
export const inKilometers = (words: string): boolean => fillIns(words).includes('kilometers')
