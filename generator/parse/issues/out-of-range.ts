import { ownValue } from '../../own-value.ts'
import type { Problem } from '../../problems/problems.ts'
import { type Path, valueAt } from '../../read/raw-values.ts'
import type { InvalidFile } from './invalid-file.ts'
import type { Issue } from './issues.ts'
import { meanings } from './missing.ts'
import { fieldName } from './name-value.ts'
import type { Report } from './remedy.ts'

type OutOfRange = Extract<Issue, { code: 'too_small' | 'too_big' }>

/** The problem of a number, a text or a list that is too small or too big. */
export function outOfRange(issue: OutOfRange, file: InvalidFile, report: Report): Problem {
  const { path } = issue
  const name = fieldName(path)
  const value = valueAt(file.source.value, path)
  if (Array.isArray(value)) return wrongLength(issue, name, value.length, report)
  if (typeof value === 'string' && value.trim() === '') return emptyText(path, name, file, report)
  const limit = limitOf(issue)
  return typeof value === 'string'
    ? report('BAD_VALUE', `${name} must have ${limit} characters, but has ${value.length}`, {
        fix: `Write ${limit} characters.`,
      })
    : report('BAD_VALUE', `${name} must be ${limit}, but is ${String(value)}`, { fix: `Write a value of ${limit}.` })
}

function emptyText(path: Path, name: string, { tried }: InvalidFile, report: Report): Problem {
  const other = tried.isRemovable(path) ? ', or remove it from the file' : ''
  const meaning = ownValue(meanings, String(path.at(-1)))
  return report('EMPTY_TEXT', `${name} is empty`, { fix: meaning ?? `Write the text${other}.` })
}

function wrongLength(issue: OutOfRange, name: string, length: number, report: Report): Problem {
  const wanted = Number(issue.code === 'too_small' ? issue.minimum : issue.maximum)
  const quantity = issue.exact ? 'exactly' : issue.code === 'too_small' ? 'at least' : 'at most'
  const fix = `${length < wanted ? 'Add' : 'Remove'} ${entries(Math.abs(wanted - length))}.`
  return report('WRONG_LENGTH', `${name} must have ${quantity} ${entries(wanted)}, but has ${length}`, { fix })
}

/** The limit that a value breaks: a price must be more than 0. */
function limitOf(issue: OutOfRange): string {
  const isIncluded = issue.inclusive ?? true
  return issue.code === 'too_small'
    ? `${isIncluded ? 'at least' : 'more than'} ${issue.minimum}`
    : `${isIncluded ? 'at most' : 'less than'} ${issue.maximum}`
}

const entries = (count: number) => `${count} ${count === 1 ? 'entry' : 'entries'}`
