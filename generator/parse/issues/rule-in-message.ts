import { isProblemCode, type ProblemCode } from '../../problems/catalogue.ts'

/** A rule that a value breaks, as a sentence without its subject, and what to do about it. */
interface Rule {
  code: ProblemCode
  rule: string
  fix: string
}

/**
 * A rule from our own schemas: the library passes on nothing but its message, which reads `CODE: must be ...`, or is a
 * plain sentence. `. Fix: ...` may follow, where the rule itself does not say what to do.
 */
export function ruleIn(message: string): Rule {
  const [said = '', fix] = message.split('. Fix: ')
  const [, code, rule = said] = /^([A-Z_]+): (.*)$/s.exec(said) ?? []
  return { code: code !== undefined && isProblemCode(code) ? code : 'BAD_VALUE', rule, fix: fix ?? toObey(rule) }
}

/** The rule as an imperative. */
function toObey(rule: string): string {
  if (/^must be (removed|left out)/.test(rule)) return 'Remove it.'
  const asked = rule.replace(/^must (be |have |not )?/, (_, verb: string | undefined) => starts[verb ?? ''] ?? '')
  return `${asked.charAt(0).toUpperCase()}${asked.slice(1)}.`
}

const starts: Record<string, string> = { 'be ': 'write ', 'have ': 'give it ', 'not ': 'do not ' }
