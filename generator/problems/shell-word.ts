/** A word of a command as a shell reads it back: in single quotes, nothing but the quote itself has a meaning. */
export const shellWord = (word: string) =>
  /^[\p{L}\p{M}\p{N}._/-]+$/u.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`
