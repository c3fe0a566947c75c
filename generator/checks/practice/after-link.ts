/** Whether a link to another site precedes this place in a text: what follows the link is about somebody else. */
export const isAfterLink = (text: string, index: number): boolean => /\]\(https?:/.test(text.slice(0, index))
