import type { Words } from '../page.ts'
import { type Group, isGroup } from '../read/raw-values.ts'

/** What a reader sees in a part of a page. */
export interface Visible {
  /** In reading order. */
  texts: string[]
  /** Addresses as they are linked, including those of other sites. */
  links: string[]
  questions: string[]
}

/** Keys of page data whose values are not shown as text: addresses, names for code, drawings. */
const hiddenKeys: ReadonlySet<string> = new Set([
  'id',
  'href',
  'url',
  'icon',
  'drawing',
  'eye',
  'part',
  'type',
  'language',
  'mark',
  'map',
  'miniMap',
  'spot',
  'week',
  'day',
  'through',
  'kind',
  'state',
])

/** Reads parts of a page's data: texts, and lists and groups of them at any depth. */
export function collectVisible(parts: unknown, words: Words): Visible {
  const visible: Visible = { texts: [], links: [], questions: [] }
  const read = (value: unknown, key = ''): void => {
    if (typeof value === 'string') {
      if (key === 'question') visible.questions.push(value)
      visible.texts.push(key === 'level' ? words(`care.${value}`) : value)
    } else if (typeof value === 'number') visible.texts.push(String(value))
    else if (Array.isArray(value)) for (const each of value) read(each)
    else if (isGroup(value)) readGroup(value)
  }
  const readGroup = (group: Group): void => {
    if (typeof group.href === 'string') visible.links.push(group.href)
    // The only text of a photo is its caption.
    if ('srcset' in group) read(group.caption)
    else for (const [key, value] of Object.entries(group)) if (!hiddenKeys.has(key)) read(value, key)
  }
  read(parts)
  return visible
}
