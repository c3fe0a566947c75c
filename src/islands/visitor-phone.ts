import { formatPhoneNumber, holdsPhoneNumber, isPhoneNumber } from '../shared/phone-number.ts'

/** Whether the practice is outside North America, where the number of digits depends on the country and the city. */
const isElsewhere = () => globalThis.document?.documentElement.dataset.phones === 'any'

/** Whether what a visitor typed looks like a phone number. */
export const isVisitorPhone = (text: string): boolean =>
  isElsewhere() ? /^\+?(?:[\s()./-]*\d){6,15}$/.test(text) : isPhoneNumber(text)

/** Whether there is one, with or without other words, such as "cell" or when to call. */
export const holdsVisitorPhone = (text: string): boolean =>
  isElsewhere() ? /(?:^|[^\d\s()./-])(?:[\s()./-]*\d){6,15}(?![\s()./-]*\d)/.test(text) : holdsPhoneNumber(text)

/** In its usual format, where that is known. */
export const formatVisitorPhone = (text: string): string => (isElsewhere() ? text : formatPhoneNumber(text))
