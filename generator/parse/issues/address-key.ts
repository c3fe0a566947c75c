import { called } from '../../called.ts'
import { englishName } from '../../languages.ts'
import { asGroup, isGroup, type Path, valueAt } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { writtenId } from '../../urls.ts'
import { knownAt } from '../known-keys.ts'
import type { InvalidFile } from './invalid-file.ts'
import type { Remedy } from './remedy.ts'

/** What other programs call the address of a page. */
const names = ['url', 'slug', 'path', 'permalink', 'address', 'uri']

/**
 * For a key that sets the address of a page. The address comes from the path of the page's file, in another language
 * from `path:`. A service's address comes from its slug.
 */
export function addressRemedy(path: Path, file: InvalidFile): Remedy | undefined {
  const { source, original } = file
  const [parent, key] = [path.slice(0, -1), String(path.at(-1))]
  if (!names.includes(key.toLowerCase())) return undefined
  const language = parent.at(-1)
  if (source.file === 'services.yaml') return ofService(path, source)
  if (typeof language === 'string' && language !== original) return besideLanguage(path, language, file)
  const isOfPage = source.file.startsWith('pages/') && (parent.length === 0 || parent.join() === original)
  if (!isOfPage) return undefined
  const id = writtenId(source.file)
  return { fix: `Remove it: the address is the path of the file. To change both: "${called} rename page ${id} /new".` }
}

function ofService([index]: Path, { value }: Source): Remedy | undefined {
  const slug = index === undefined ? undefined : asGroup(valueAt(value, [index])).slug
  if (typeof slug !== 'string') return undefined
  return {
    fix: `Remove it: the address comes from "slug:", in every language. To change it: "${called} rename service ${slug} new".`,
  }
}

/** For the address in one language, written among the texts in that language instead of under `path:`. */
function besideLanguage(path: Path, language: string, file: InvalidFile): Remedy | undefined {
  const group = path.slice(0, -2)
  const { value: root } = file.source
  if (!knownAt([...group, 'path'], file).keys.includes(language)) return undefined
  if (isGroup(valueAt(root, [...group, 'path'])))
    return { fix: `Remove it: the ${englishName(language)} address is in "path:", above.` }
  const value = valueAt(root, path)
  const written = typeof value === 'string' && /^[\w/-]+$/.test(value) ? value : '...'
  // The prefix that a language has unless languages.yaml gives it another.
  const prefix = `/${language.toLowerCase()}/`
  const address = written.startsWith(prefix) ? written : prefix + written.replace(/^\//, '')
  return { fix: `Remove it, and write "path: { ${language}: ${address} }" on a line above "${language}:".` }
}
