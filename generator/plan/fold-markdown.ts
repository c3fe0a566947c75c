/** Sections with more lines than this are collapsed; readers can open them. */
export const manyLines = 20

/** A section of a comment under its heading, collapsed when `isLong`. The heading is plain text. */
export function foldMarkdown(heading: string, body: string, isLong: boolean): string {
  if (!isLong) return `**${heading}**\n\n${body}`
  // Markdown inside HTML requires empty lines around it.
  return `<details><summary>${heading}</summary>\n\n${body}\n\n</details>`
}
