/** The number of characters before `offset` on its line. */
export const columnOf = (text: string, offset: number) => offset - startOfLine(text, offset)

/** The start of the line that `offset` is on: after a byte order mark, if there is one. */
export function startOfLine(text: string, offset: number): number {
  const start = offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1
  return start < offset && text[start] === '\uFEFF' ? start + 1 : start
}

/** The start of the next line after `offset`, or the end of the text. */
export function startOfNextLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset)
  return end === -1 ? text.length : end + 1
}

/** The line ending of this text. */
export const endOfLine = (text: string) => (/\r?\n/.exec(text)?.[0] === '\r\n' ? '\r\n' : '\n')

/** The start of the line that `offset` is on, or of the first of the comment lines directly above it. */
export function startOfComments(text: string, offset: number): number {
  let start = startOfLine(text, offset)
  while (start > 0) {
    const above = startOfLine(text, start - 1)
    if (!/^[ \t]*#/.test(text.slice(above, start))) break
    start = above
  }
  return start
}

/** Whether the line before the one that starts at `offset` is blank. */
export const isBlankBefore = (text: string, offset: number) =>
  text[offset - 1] === '\n' && /^[ \t]*\r?\n$/.test(text.slice(startOfLine(text, offset - 1), offset))

/** What YAML treats as blank. Other spaces, such as a pasted no-break space, belong to the words before them. */
export const blanksAtEnd = /[ \t\r\n]+$/
