import { nearest } from '../problems/nearest.ts'
import { type Problem, problem, topOf } from '../problems/problems.ts'
import { manifestFiles, schemaOf } from './schemas/index.ts'
import type { Codes } from './schemas/localized.ts'

/** Reports a file that is not part of the manifest. `files` are all files that exist. */
export function unknownFile(file: string, files: readonly string[], codes: Codes): Problem[] {
  if (schemaOf(file, codes) !== undefined) return []
  const meant = meantFile(file, files, codes)
  const fix = meant === undefined ? (addLanguage(file) ?? movePage(file, codes)) : `Rename it to ${meant}.`
  return [problem('UNKNOWN_FILE', topOf(file), `${file} is not part of the manifest`, fix)]
}

/** The missing manifest file that `file` is most likely a misspelling of. */
export function meantFile(file: string, files: readonly string[], codes: Codes): string | undefined {
  if (schemaOf(file, codes) !== undefined) return undefined
  return nearest(
    file,
    manifestFiles(codes).filter((name) => !files.includes(name)),
  )
}

/** The fix for interface words in a language that the site does not have. */
function addLanguage(file: string): string | undefined {
  const [, code] = /^ui\/([a-z]{2,3})\.ya?ml$/.exec(file) ?? []
  return code && `Add "- code: ${code}" with its name to languages.yaml, or move the file out of the manifest.`
}

/** Where a page belongs that is next to pages/ instead of in it, or in a folder with a misspelled name. */
export function strayPage(file: string, codes: Codes): string | undefined {
  const [folder, ...rest] = file.split('/')
  if (rest.length === 0 || schemaOf(file, codes) !== undefined) return undefined
  return `pages/${nearest(folder!, ['pages']) === undefined ? file : rest.join('/')}`
}

const movePage = (file: string, codes: Codes) =>
  `Move it ${strayPage(file, codes)?.replace(/^/, 'to ') ?? 'under pages/'} if it is a written page, or out of the manifest.`
