/** A line of the specification that states something: a bullet, a table row or a paragraph. */
interface Statement {
  section: string
  /** The 1-based line number in the file. */
  at: number
  text: string
}

/** The statements of a specification: every line except headings, blank lines, and the header and ruler of tables. */
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

/** A heading, or a line with nothing but the bold name of a list or table. */
const isHeading = (line: string) => line.startsWith('#') || /^\*\*[^*]+\*\*$/.test(line)
const isRuler = (line: string) => /^\|[-:| ]+\|$/.test(line)
