import { pointMeant } from '../drive/point-meant.ts'
import { withoutMediaFolder } from '../read/media.ts'
import { pointAsYaml } from './point-in-braces.ts'
import { isLanguage } from './unlisted-languages.ts'

/**
 * The group with some of these keys that a single value stands for, as YAML: a point as maps give it, the name of a file,
 * or the text that is all a group needs. Undefined for any other value. A name needs braces only `inLine` with its key.
 */
export function groupMeant(value: unknown, keys: readonly string[], inLine: boolean): string | undefined {
  if (typeof value === 'string' && keys.includes('code') && isLanguage(value)) return `code: ${value}`
  if (typeof value === 'string' && keys.includes('name') && !/[:;\t]/.test(value))
    return inLine ? `{ name: ${spelled(value)} }` : `name: ${spelled(value)}`
  if (keys.includes('lat') && keys.includes('lon')) {
    const point = pointMeant(Array.isArray(value) ? value.join() : String(value))
    return point && pointAsYaml(point)
  }
  if (typeof value !== 'string') return undefined
  const [key] = texts.find(([name, pattern]) => keys.includes(name) && pattern.test(value)) ?? []
  return key && `{ ${key}: ${spelled(key === 'file' ? withoutMediaFolder(value) : value)} }`
}

/** In braces, a comma or a bracket would end a text without quotes. */
const spelled = (text: string) => (/^\p{L}[\p{L}\d@./_ -]*$/u.test(text) ? text : JSON.stringify(text))

/** Keys that say what their group is about, and what such a text looks like. */
const texts: readonly (readonly [key: string, pattern: RegExp])[] = [
  ['file', /^[\w./-]+\.[a-z]+$/i],
  ['number', /\d{3}.*\d{4}/],
  ['url', /^https?:/],
  ['value', /^\p{L}/u],
]
