/**
 * The typed text with the blanks around the text it replaces. Blanks mean nothing to a page, but in a file a space at
 * the end needs quotes, and a line break makes a block of lines.
 */
export function withBlanksOf(before: string, typed: string): string {
  const words = typed.replaceAll(/^[ \t\n]+|[ \t\n]+$/g, '')
  const [start] = /^[ \t\n]*/.exec(before)!
  const [end] = /[ \t\n]*$/.exec(before.slice(start.length))!
  return start + words + end
}
