/** More lines than this are opened by those who want to read them. */
export const manyLines = 20

/** A part of a comment under its heading, closed at first when `isLong`. The heading is plain text. */
export function foldMarkdown(heading: string, body: string, isLong: boolean): string {
  if (!isLong) return `**${heading}**\n\n${body}`
  // Between HTML and Markdown there must be empty lines.
  return `<details><summary>${heading}</summary>\n\n${body}\n\n</details>`
}
