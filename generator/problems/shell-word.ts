/** Quotes a word for this system's shell if necessary. */
export const shellWord = (word: string): string => (process.platform === 'win32' ? windowsWord(word) : posixWord(word))

/** In single quotes, nothing but the quote itself has a meaning. */
export const posixWord = (word: string): string =>
  /^[\p{L}\p{M}\p{N}._/-]+$/u.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`

/** Double quotes are the only ones that both of the shells on Windows know. */
export const windowsWord = (word: string): string =>
  /^[\p{L}\p{M}\p{N}._/\\:-]+$/u.test(word) ? word : `"${word.replaceAll('"', '\\"')}"`
