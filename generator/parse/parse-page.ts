import type { Language } from '../../src/shared/languages.ts'
import { defaultOf, englishName, type Languages, languageOf } from '../languages.ts'
import { type Place, type Problem, problem, topOf } from '../problems/problems.ts'
import { locate } from '../read/locate.ts'
import type { Source } from '../read/read.ts'
import { onlyLanguage, slugsOf } from '../urls.ts'
import { missingText } from './issues/missing.ts'
import type { LoosePage } from './loose-page.ts'
import type { Manifest } from './manifest.ts'
import { badOwnPaths } from './own-paths.ts'
import type { Schemas } from './schemas/index.ts'
import type { WrittenPage } from './schemas/page.ts'
import { isPageId } from './schemas/text.ts'
import { validate } from './validate.ts'

/** A written page, or the problems that prevent it. `files` are all files of the manifest. */
export function parsePage(
  { source, id, group }: LoosePage,
  files: readonly string[],
  schemas: Schemas,
  languages: Languages,
): { pages: Manifest['pages']; problems: Problem[] } {
  const place = topOf(source.file)
  const page = validate(schemas.page, source, defaultOf(languages).code)
  const problems = [
    ...misnamed(id, place, files),
    ...page.problems,
    ...badOwnPaths({ source, path: [], value: group ?? {} }, languages),
    ...(page.value === undefined ? [] : missingLanguage(id, page.value, source, languages)),
  ]
  return { pages: page.value === undefined || problems.length > 0 ? [] : [{ id, page: page.value, place }], problems }
}

function misnamed(id: string, place: Place, files: readonly string[]): Problem[] {
  if (isPageId(id)) return []
  const parts = slugsOf(id)
  const better = `pages/${parts.join('/')}.yaml`
  const copied = files.find((each) => better.startsWith(each.replace(/\.yaml$/, '-')))
  const fix = parts.includes('')
    ? 'Rename the file and its folders using the letters a-z.'
    : files.includes(better)
      ? `Remove it, or give it another name: ${better} already exists.`
      : copied === undefined
        ? `Rename the file to ${better}.`
        : `Remove it if it is a copy of ${copied}. Otherwise rename it to ${better}.`
  return [problem('BAD_SLUG', place, "the file's path becomes the URL, and may contain only a-z, 0-9 and hyphens", fix)]
}

function missingLanguage(id: string, page: WrittenPage, source: Source, languages: Languages): Problem[] {
  const only = onlyLanguage(id, languages)
  if (only === undefined) {
    const { code } = defaultOf(languages)
    return page.text[code] === undefined ? [missingFirst(id, Object.keys(page.text), source, languages)] : []
  }
  const folder = folderOf(only, languages)
  if (page.path !== undefined) {
    const message = `a page under ${folder} gets its address from its file`
    return [problem('UNKNOWN_KEY', locate(source, ['path'], 'key'), message, 'Remove "path:", or rename the file.')]
  }
  if (Object.keys(page.text).join() === only) return []
  const address = englishName(only)
  const fix = `Keep only "${only}:" here, or move the file out of ${folder} and give the ${address} address as "path: { ${only}: ... }".`
  const message = `a page under ${folder} must have "${only}:" and no other language`
  return [problem('MISSING_FIELD', locate(source, []), message, fix)]
}

/** A page without text in the first language, which may be meant as one in its only language. */
function missingFirst(id: string, written: readonly string[], source: Source, languages: Languages): Problem {
  const missing = missingText(defaultOf(languages).code, locate(source, []))
  const [only, ...more] = written
  if (only === undefined || more.length > 0) return missing
  const folder = folderOf(only, languages)
  const [named] = slugsOf(id)
  // It was in the right folder before languages.yaml gave the language another prefix.
  if (named === only.toLowerCase()) {
    const message = `pages in ${englishName(only)} only are in ${folder}, by the prefix in languages.yaml`
    return { ...missing, message, fix: `Rename the folder pages/${named}/ to ${folder}.` }
  }
  return { ...missing, fix: `${missing.fix} For a page in ${englishName(only)} only, move the file to ${folder}.` }
}

/** The folder of the pages that exist in one language only. */
const folderOf = (code: Language, languages: Languages) => `pages${languageOf(code, languages).prefix}/`
