import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { valueAt } from '../../read/raw-values.ts'
import { knownAt } from '../known-keys.ts'
import { brokenRule, brokenRuleOfKey } from './broken-rule.ts'
import type { InvalidFile } from './invalid-file.ts'
import type { Issue } from './issues.ts'
import { listedInstead } from './listed-value.ts'
import { missingText } from './missing.ts'
import { fieldName, kindOf, spelled, typeName } from './name-value.ts'
import { outOfRange } from './out-of-range.ts'
import { pastedPoint } from './pasted-point.ts'
import type { Report } from './remedy.ts'
import { swappedCoordinates } from './swapped-coordinates.ts'
import { textOrGroupInstead } from './text-instead.ts'
import { unknownKeys } from './unknown-keys.ts'
import { wrongType } from './wrong-type.ts'

/** What an issue of the schema means for the author of the file. */
export function explain(issue: Issue, file: InvalidFile): Problem[] {
  const { source, original } = file
  const { path } = issue
  const value = valueAt(source.value, path)
  const report: Report = (code, message, { fix, edit }, at = path, what = 'value') =>
    problem(code, locate(source, at, what), message, fix, [edit])

  switch (issue.code) {
    case 'unrecognized_keys':
      return unknownKeys(issue, file, report)
    case 'invalid_key':
      return issue.issues.map((inner) => brokenRuleOfKey(inner, path, report))
    case 'too_small':
    case 'too_big':
      return [swappedCoordinates(source, path) ?? outOfRange(issue, file, report)]
    case 'invalid_type':
    case 'invalid_value':
    case 'invalid_union':
      // missingFields reports other fields.
      if (value === undefined)
        return path.at(-1) === original ? [missingText(original, locate(source, path.slice(0, -1)))] : []
      return [pastedPoint(source, path) ?? wrongValue(issue, value, file, report)]
    default:
      return [brokenRule(issue, value, file, report)]
  }
}

function wrongValue(
  issue: Extract<Issue, { code: 'invalid_type' | 'invalid_value' | 'invalid_union' }>,
  value: unknown,
  file: InvalidFile,
  report: Report,
): Problem {
  const { path } = issue
  const name = fieldName(path)
  const notOneOf = (allowed: readonly string[]) =>
    report('UNKNOWN_VALUE', `${name} cannot be ${spelled(value)}`, listedInstead(value, allowed, path, file))
  const not = (wanted: string) => `${name} must be ${wanted}, but is ${kindOf(value)}`

  if (issue.code === 'invalid_value') return notOneOf(issue.values.map(String))
  if (issue.code === 'invalid_type') return report('WRONG_TYPE', not(typeName(issue.expected)), wrongType(issue, file))
  const { keys, values } = knownAt(path, file)
  if (values.length > 0) return notOneOf(values)
  const shapes = keys.length === 0 ? 'a group of keys' : `one of ${keys.map((key) => `${key}:`).join(', ')}`
  return report('WRONG_TYPE', not(`text or ${shapes}`), textOrGroupInstead(value, path, keys, file))
}
