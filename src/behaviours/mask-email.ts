/** `office@example.com` -> `o•••@example.com`: shows only the first letter, and not how many there are. */
export const maskEmail = (address: string) => address.replace(/^(.?).*@/su, '$1•••@')
