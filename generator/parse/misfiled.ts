import { basename } from 'node:path'
import { memo } from '../memo.ts'
import { type Problem, problem, topOf } from '../problems/problems.ts'
import { isGroup } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { servicesInCitiesFolder } from './schemas/index.ts'

/** Whether a file of pages/ is a list of services in a city. */
export const isMisfiled = ({ file, value }: Source): boolean =>
  file.startsWith('pages/') &&
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((entry) => isGroup(entry) && 'service' in entry)

/** The file as if it could not be read: once it is moved, the rules of a page do not apply to any of its lines. */
export const unread = (source: Source): Source => memo(source, 'unread', () => ({ ...source, value: undefined }))

/** Says where the misfiled `file` belongs. `files` are all files that exist. */
export function misfiledList(file: string, files: readonly string[]): Problem {
  const better = `${servicesInCitiesFolder}${basename(file)}`
  const fix = files.includes(better) ? `Move its entries to ${better}, and remove it.` : `Move it to ${better}.`
  const message = `${file} is not a page: it lists services in a city`
  return problem('UNKNOWN_FILE', topOf(file), message, fix)
}
