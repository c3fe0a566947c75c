import { basename } from 'node:path'
import type { Codes } from '../languages.ts'
import { memo } from '../memo.ts'
import { type Problem, problem, topOf } from '../problems/problems.ts'
import { isGroup } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { manifestFiles, servicesInCitiesFolder } from './schemas/index.ts'

/** A file in the wrong folder, and where it belongs. */
export interface Misfiled {
  file: string
  better: string
  message: string
}

/** The files whose content shows that they are in the wrong folder. */
export function misfiledAmong(sources: readonly Source[], codes: Codes): Misfiled[] {
  const known = manifestFiles(codes)
  const byName = new Map(known.map((file) => [basename(file), file]))
  return sources.flatMap(({ file, value }): Misfiled[] => {
    const isInPages = file.startsWith('pages/')
    const name = basename(file)
    if (isInPages && Array.isArray(value) && value.length > 0 && value.every(isAboutService)) {
      const message = `${file} is not a page: it lists services in a city`
      return [{ file, better: `${servicesInCitiesFolder}${name}`, message }]
    }
    const better = byName.get(name)
    if (better === undefined || known.includes(file) || file.startsWith(servicesInCitiesFolder)) return []
    if (!(Array.isArray(value) || isGroup(value)) || isPage(value, codes)) return []
    return [{ file, better, message: isInPages ? `${file} is not a page` : `${file} is not part of the manifest` }]
  })
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
