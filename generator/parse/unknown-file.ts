import { nearest } from '../problems/nearest.ts'
import { type Problem, problem } from '../problems/problems.ts'
import { manifestFiles, schemaOf } from './schemas/index.ts'
import type { Codes } from './schemas/localized.ts'

/** A file that is no part of the manifest, beside all `files` that are there. */
export function unknownFile(file: string, files: readonly string[], codes: Codes): Problem[] {
  if (schemaOf(file, codes) !== undefined) return []
  const meant = meantFile(file, files, codes)
  const fix = meant === undefined ? (addLanguage(file) ?? movePage(file, codes)) : `Rename it to ${meant}.`
  return [problem('UNKNOWN_FILE', { file, line: 1, column: 1 }, `${file} is not part of the manifest`, fix)]
}

/** The file of the manifest that `file` is almost called like, and that is not there under its own name. */
export function meantFile(file: string, files: readonly string[], codes: Codes): string | undefined {
  if (schemaOf(file, codes) !== undefined) return undefined
  return nearest(
    file,
    manifestFiles(codes).filter((name) => !files.includes(name)),
  )
}

/** The words of a language that the site is not in. */
function addLanguage(file: string): string | undefined {
  const [, code] = /^ui\/([a-z]{2,3})\.ya?ml$/.exec(file) ?? []
  return code && `Add "- code: ${code}" with its name to languages.yaml, or take the file out of the manifest.`
}

/** Where a page belongs that lies beside pages/ in place of in it, or in a folder that is called almost like it. */
export function strayPage(file: string, codes: Codes): string | undefined {
  const [folder, ...rest] = file.split('/')
  if (rest.length === 0 || schemaOf(file, codes) !== undefined) return undefined
  return `pages/${nearest(folder!, ['pages']) === undefined ? file : rest.join('/')}`
}

const movePage = (file: string, codes: Codes) =>
  `Move it ${strayPage(file, codes)?.replace(/^/, 'to ') ?? 'under pages/'} if it is a written page, or out of the manifest.`
