/** The titles of the tests in a source file, as it has them: with `%s` and `${...}` where they are filled in. */
export function findTitles(source: string): string[] {
  return titlePatterns.flatMap((pattern) => [...source.matchAll(pattern)].map(([, , title]) => unescaped(title!)))
}

/** Whether a title, as the source has it, is the name or becomes it once it is filled in. */
export const isTitled = (title: string, name: string) =>
  title === name || new RegExp(`^${title.split(filledIn).map(escaped).join('.+')}$`).test(name)

const quoted = /(['"`])((?:\\.|(?!\1).)*)\1/.source
const titlePatterns = [
  // The rules of tests/rules, each of which rules.test.ts makes a test.
  new RegExp(String.raw`\b(?:name: |pageRule\(\s*)${quoted}`, 'g'),
  new RegExp(String.raw`\b(?:test|it)(?:\.(?!describe\b|each\b)\w+)*\(\s*${quoted}`, 'g'),
  // What is repeated for each entry of a list: the title follows the list.
  new RegExp(String.raw`\b(?:test|it)\.each\((?:(?!\b(?:test|it|describe)\b[.(])[^])*?\)\(\s*${quoted}`, 'g'),
]

const filledIn = /%[sidjo]|\$\{[^}]*\}|\$\w+/
const unescaped = (text: string) => text.replace(/\\(['"`])/g, '$1')
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
