/** The test titles in a source file, as written: with their `%s` and `${...}` placeholders. */
export function findTitles(source: string): string[] {
  return titlePatterns.flatMap((pattern) => [...source.matchAll(pattern)].map(([, , title]) => unescaped(title!)))
}

/** Whether a title, as written, is the name or can become it once its placeholders are filled in. */
export const isTitled = (title: string, name: string) =>
  title === name || new RegExp(`^${title.split(filledIn).map(escaped).join('.+')}$`).test(name)

const quoted = /(['"`])((?:\\.|(?!\1).)*)\1/.source
const titlePatterns = [
  // The rules in tests/rules: rules.test.ts turns each of them into a test.
  new RegExp(String.raw`\b(?:name: |pageRule\(\s*)${quoted}`, 'g'),
  new RegExp(String.raw`\b(?:test|it)(?:\.(?!describe\b|each\b)\w+)*\(\s*${quoted}`, 'g'),
  // A test for each entry of a list: the title follows the list.
  new RegExp(String.raw`\b(?:test|it)\.each\((?:(?!\b(?:test|it|describe)\b[.(])[^])*?\)\(\s*${quoted}`, 'g'),
]

const filledIn = /%[sidjo]|\$\{[^}]*\}|\$\w+/
const unescaped = (text: string) => text.replace(/\\(['"`])/g, '$1')
const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
