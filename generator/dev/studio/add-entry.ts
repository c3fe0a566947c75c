import { isCollection, isScalar, Scalar } from 'yaml'
import type { EntryPart, Saved, Spot, StudioApi } from '../../../src/shared/studio.ts'
import { isInCurlyQuotes } from '../../checks/writing/smart-quotes.ts'
import { insertEntry } from '../../edit/insert-entry.ts'
import { spell } from '../../edit/spell.ts'
import { codesOf } from '../../languages.ts'
import type { Loaded } from '../../load-site.ts'
import { applyEdits } from '../../problems/apply-edits.ts'
import { childOf, nodeAt } from '../../read/document.ts'
import { asList, valueAt } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { readYaml } from '../../read/read-yaml.ts'
import { sourceOf } from '../../read/source-of.ts'
import type { StudioContext } from './context.ts'
import { type OpenList, openList } from './entry-form.ts'
import { inLanguage, isPerLanguage } from './in-language.ts'
import { Refused } from './refused.ts'
import { excerpt, saveFiles } from './save.ts'

type Words = Readonly<Record<string, string>>

/** The form for another entry of the list that a text is in. Refused if that list takes none. */
export const formFor = (spot: Spot, loaded: Loaded): StudioApi['entry']['answers'] => openList(spot, loaded).form

/**
 * Adds an entry to the list that a text is in, after the text's own entry, in every language in which something was
 * written. Fields left empty are left out.
 */
export function addEntry({ texts, ...spot }: StudioApi['add']['asks'], context: StudioContext): Saved {
  const { loaded } = context
  const { list, form } = openList(spot, loaded)
  const { what, parts } = form
  const codes = codesOf(loaded.loose.languages)
  const before = sourceOf(loaded.sources, list.file)!
  const entries = isPerLanguage(list, codes)
    ? parts.map((part) => ({
        list: { ...list, ...inLanguage(list, part.language, codes) },
        words: wordsOf([part], texts),
      }))
    : [{ list, words: wordsOf(parts, texts) }]
  const written = entries.filter(({ words }) => Object.keys(words).length > 0)
  if (written.length === 0) throw new Refused(400, { error: 'Nothing has been written yet.' })
  const after = written.reduce((source, each) => withEntry(source, each.list, each.words), before)
  const files = [{ file: list.file, before: before.text, after: after.text }]
  const { save, problems } = saveFiles(files, `${what} "${excerpt(Object.values(written[0]!.words)[0]!)}"`, context)
  return { save, problems }
}

/** The words written for these parts of an entry, by their key. */
const wordsOf = (parts: readonly EntryPart[], texts: Words): Words =>
  Object.fromEntries(
    parts.flatMap(({ language, fields }) =>
      fields.flatMap(({ key }) => {
        const text = texts[`${language}/${key}`]?.trim() ?? ''
        return text === '' ? [] : [[key, text]]
      }),
    ),
  )

function withEntry(source: Source, { path, after }: OpenList, words: Words): Source {
  const { file } = source
  const entries = asList(valueAt(source.value, path))
  const entry = spelled(words, nodeAt(source, [...path, after === -1 ? (entries?.length ?? 0) - 1 : after]))
  const edit =
    entries === undefined
      ? insertEntry(source, path.slice(0, -1), `${path.at(-1)!}:\n  ${entry.replaceAll('\n', '\n  ')}`)
      : insertEntry(source, path, entry, after)
  if (edit === undefined)
    throw new Refused(422, { error: `${file} has this list once for several places: edit the file instead.` })
  const text = applyEdits(source.text, [edit])
  return { file, text, value: readYaml(file, text).value }
}

/** An entry with these words, written like the entry `like`: in braces or not, and each text in the same quotes. */
function spelled(words: Words, like: unknown): string {
  const isInBraces = isCollection(like) && like.flow === true
  const pairs = Object.entries(words).map(([key, text]) => {
    const value = spellLike(text, key === '' ? like : childOf(like, key)?.value, isInBraces, key === '' ? 0 : 2)
    return key === '' ? value : `${key}: ${value}`
  })
  return isInBraces ? `- { ${pairs.join(', ')} }` : `- ${pairs.join('\n  ')}`
}

function spellLike(text: string, like: unknown, isInBraces: boolean, indent: number): string {
  const own = isScalar(like) ? (like.type as Scalar.Type | undefined) : undefined
  const type = isInCurlyQuotes(text) ? Scalar.QUOTE_DOUBLE : text.includes('\n') ? Scalar.BLOCK_LITERAL : own
  return spell(text, {
    type: type ?? Scalar.PLAIN,
    place: isInBraces ? 'flow' : 'block',
    indent,
    width: type === Scalar.BLOCK_FOLDED ? 80 : 0,
    newLine: '\n',
  })
}
