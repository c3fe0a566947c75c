/** The source of a pattern that matches these words and nothing else. */
export const literally = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
