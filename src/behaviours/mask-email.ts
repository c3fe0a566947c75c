/** `office@example.com` -> `o•••@example.com`: shows the first letter and hides the length. */
export const maskEmail = (address: string) => address.replace(/^(.?).*@/su, '$1•••@')
