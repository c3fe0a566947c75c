/** Whether a link to another site stands before this place in a text: what is there is said of somebody else. */
export const isAfterLink = (text: string, index: number): boolean => /\]\(https?:/.test(text.slice(0, index))
