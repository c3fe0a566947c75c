import { basename } from 'node:path'
import { memo } from '../memo.ts'
import { type Problem, problem, topOf } from '../problems/problems.ts'
import { isGroup } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { manifestFiles, servicesInCitiesFolder } from './schemas/index.ts'
import type { Codes } from './schemas/localized.ts'

/** A file in the wrong folder, and where it belongs. */
export interface Misfiled {
  file: string
  better: string
  message: string
}

/** Where a file belongs whose content shows that it is in the wrong folder. Undefined for any other file. */
export function misfiled({ file, value }: Source, codes: Codes): Misfiled | undefined {
  const isInPages = file.startsWith('pages/')
  if (isInPages && Array.isArray(value) && value.length > 0 && value.every(isAboutService)) {
    const message = `${file} is not a page: it lists services in a city`
    return { file, better: `${servicesInCitiesFolder}${basename(file)}`, message }
  }
  const known = manifestFiles(codes)
  if (known.includes(file) || file.startsWith(servicesInCitiesFolder)) return undefined
  const better = known.find((each) => basename(each) === basename(file))
  if (better === undefined || !(Array.isArray(value) || isGroup(value)) || isPage(value, codes)) return undefined
  return { file, better, message: isInPages ? `${file} is not a page` : `${file} is not part of the manifest` }
}

const isAboutService = (entry: unknown) => isGroup(entry) && 'service' in entry

const isPage = (value: unknown, codes: Codes) =>
  isGroup(value) && ('kind' in value || codes.some((code) => isGroup(value[code]) && 'title' in value[code]))

/** The file as if it could not be read: once it is moved, the rules of a page do not apply to any of its lines. */
export const unread = (source: Source): Source => memo(source, 'unread', () => ({ ...source, value: undefined }))

/** Says where the misfiled file belongs. `files` are all files that exist. */
export function misfiledProblem({ file, better, message }: Misfiled, files: readonly string[]): Problem {
  const fix = files.includes(better) ? `Move its entries to ${better}, and remove it.` : `Move it to ${better}.`
  return problem('UNKNOWN_FILE', topOf(file), message, fix)
}
