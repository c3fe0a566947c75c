import { isAtOrBelow, type Path, withValueAt } from '../../read/raw-values.ts'
import type { CheckedFile } from '../checked-file.ts'
import { ruleIn } from './rule-in-message.ts'

/** The fix for a number at `path` that would break a rule even as a text: "Write a range of minutes, ...". */
export type RuleAsText = (value: unknown, path: Path) => string | undefined

/** How many numbers of a file are tried as texts: each try validates the whole file. */
const maxTries = 20

/** Where the text must have a certain format, quoting the number would only lead to the next problem. */
export function ruleAsText({ schema, source }: CheckedFile): RuleAsText {
  let tries = 0
  return (value, path) => {
    if (typeof value !== 'number' || tries >= maxTries) return undefined
    tries += 1
    const { issues = [] } = schema.safeParse(withValueAt(source.value, path, String(value))).error ?? {}
    const next = issues.find((issue) => issue.path.length === path.length && isAtOrBelow(issue.path, path))
    const { rule, fix } = ruleIn(next?.message ?? '')
    return rule.startsWith('must') ? fix : undefined
  }
}
