import { type Codes, englishName, nativeName } from '../languages.ts'
import { nearest } from '../problems/nearest.ts'
import { type Problem, problem, topOf } from '../problems/problems.ts'
import { manifestFiles, schemaOf, wordsFile } from './schemas/index.ts'

/** Reports a file that is not part of the manifest. `files` are all files that exist. */
export function unknownFile(file: string, files: readonly string[], codes: Codes): Problem[] {
  if (schemaOf(file, codes) !== undefined) return []
  const meant = meantFile(file, files, codes)
  const fix =
    meant === undefined
      ? (removeCopy(file, codes) ?? addLanguage(file) ?? movePage(file, codes))
      : `Rename it to ${meant}.`
  return [problem('UNKNOWN_FILE', topOf(file), `${file} is not part of the manifest`, fix)]
}

/** The missing manifest file that `file` is most likely a misspelling of. */
export function meantFile(file: string, files: readonly string[], codes: Codes): string | undefined {
  if (schemaOf(file, codes) !== undefined) return undefined
  const absent = manifestFiles(codes).filter((name) => !files.includes(name))
  const own = originalOf(file, codes)
  return own !== undefined && absent.includes(own) ? own : nearest(file, absent)
}

/** The manifest file that `file` seems to be a copy of, or whose name it has in another case or with another ending. */
function originalOf(file: string, codes: Codes): string | undefined {
  const plain = file
    .toLowerCase()
    .replace(/\.ya?ml$/, '')
    .replace(/(^|\/)copy of /, '$1')
    .replace(/[ _-]+copy(?=$|[ _-])/, '')
    // In parentheses: (1), or what Dropbox and Nextcloud say about a conflict. The last is Syncthing's.
    .replace(/[ _-]*(?:\([^()]*\)|(?<=[ _-])\d+|\.sync-conflict-[\w-]+)$/, '')
  const code = codes.find((each) => [englishName(each), nativeName(each)].some((name) => isWordsFile(plain, name)))
  if (code !== undefined) return wordsFile(code)
  return manifestFiles(codes).find((name) => name.toLowerCase() === `${plain}.yaml`)
}

/** Whether it is the file of interface words, called by the name of the language instead of its code. */
const isWordsFile = (plain: string, language: string) => plain === `ui/${language.toLowerCase()}`

function removeCopy(file: string, codes: Codes): string | undefined {
  const own = originalOf(file, codes)
  return own && `Remove it if it is a copy of ${own}. Otherwise move what it adds to ${own}.`
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
