import { isAtOrBelow, type Path, withValueAt } from '../read/raw-values.ts'
import type { CheckedFile } from './checked-file.ts'

/** The rule that the number at `path` would still break as a text: "must be a range of minutes, ...". */
export type RuleAsText = (value: unknown, path: Path) => string | undefined

/** How many numbers of a file are tried as texts: each try validates the whole file. */
const maxTries = 20

/** What to do about a value that breaks a rule: the rule as an imperative. */
export function toObey(rule: string): string {
  if (/^must be (removed|left out)/.test(rule)) return 'Remove it.'
  const asked = rule.replace(/^must (be |have |not )?/, (_, verb: string | undefined) => starts[verb ?? ''] ?? '')
  return `${asked.charAt(0).toUpperCase()}${asked.slice(1)}.`
}

const starts: Record<string, string> = { 'be ': 'write ', 'have ': 'give it ', 'not ': 'do not ' }

/** Where the text must have a certain format, quoting the number would only lead to the next problem. */
export function ruleAsText({ schema, source }: CheckedFile): RuleAsText {
  let tries = 0
  return (value, path) => {
    if (typeof value !== 'number' || tries >= maxTries) return undefined
    tries += 1
    const { issues = [] } = schema.safeParse(withValueAt(source.value, path, String(value))).error ?? {}
    const next = issues.find((issue) => issue.path.length === path.length && isAtOrBelow(issue.path, path))
    return next === undefined ? undefined : /(?:^[A-Z_]+: )?(must .*)$/s.exec(next.message)?.[1]
  }
}
