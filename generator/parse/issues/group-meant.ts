import { pointMeant } from '../../drive/point-meant.ts'
import { pointAsYaml } from '../../edit/spell-point.ts'
import { withoutMediaFolder } from '../../read/media.ts'
import { isLanguage } from '../unlisted-languages.ts'

/**
 * The group that an author meant by a single value, as YAML with some of these keys: for a point as maps give it, the
 * name of a file, or the only text that a group requires. Undefined for any other value. A name needs braces only if it
 * is `inLine` with its key.
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

/** Keys that may stand for their whole group, and what their texts look like. */
const texts: readonly (readonly [key: string, pattern: RegExp])[] = [
  ['file', /^[\w./-]+\.[a-z]+$/i],
  ['number', /\d{3}.*\d{4}/],
  ['url', /^https?:/],
  ['value', /^\p{L}/u],
]
