/** Quotes a word for a shell if necessary: in single quotes, nothing but the quote itself has a meaning. */
export const shellWord = (word: string) =>
  /^[\p{L}\p{M}\p{N}._/-]+$/u.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
