/** A line of the specification that states something: a bullet, a table row or a paragraph. */
export interface Statement {
  section: string
  /** Its number in the file, counted from 1. */
  at: number
  text: string
}

/** The statements of a specification: every line of it but headings, empty lines, and the header and ruler of tables. */
export function readStatements(markdown: string): Statement[] {
  const lines = markdown.split('\n')
  const statements: Statement[] = []
  let section = ''
  for (const [index, line] of lines.entries()) {
    const heading = /^## (\d+)\./.exec(line)
    if (heading) section = heading[1]!
    if (line.trim() === '' || isHeading(line) || isRuler(line) || isRuler(lines[index + 1] ?? '')) continue
    const text = line.replace(/^\s*(?:- |\d+\. )/, '').replace(/ +/g, ' ')
    statements.push({ section, at: index + 1, text })
  }
  return statements
}

/** A heading, or the name of a list or table in bold, with nothing after it. */
const isHeading = (line: string) => line.startsWith('#') || /^\*\*[^*]+\*\*$/.test(line)
const isRuler = (line: string) => /^\|[-:| ]+\|$/.test(line)
