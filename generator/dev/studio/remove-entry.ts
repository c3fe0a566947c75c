import { isDeepStrictEqual } from 'node:util'
import type { EntryPart, Removal, Spot, StudioApi, TextPlace, ToldProblem } from '../../../src/shared/studio.ts'
import { listedIn } from '../../author/find-thing.ts'
import { removeAt } from '../../edit/remove-at.ts'
import { hashOfAll } from '../../hash.ts'
import { codesOf } from '../../languages.ts'
import type { Loaded } from '../../load-site.ts'
import { applyEdits } from '../../problems/apply-edits.ts'
import { asGroup, valueAt } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { readYaml } from '../../read/read-yaml.ts'
import { sourceOf } from '../../read/source-of.ts'
import type { Site } from '../../site.ts'
import type { StudioContext } from './context.ts'
import { type OpenList, openList } from './entry-form.ts'
import { inLanguage, isPerLanguage } from './in-language.ts'
import { listsTo } from './lists.ts'
import { pageInstead } from './page-instead.ts'
import { Refused } from './refused.ts'
import { excerpt, saveFiles } from './save.ts'
import { shownPieces, wordsOf } from './shown-text.ts'
import { asText } from './text-places.ts'

/** The entry in one language or, if the list is not written once per language, in all of them. */
interface Entry {
  language?: string
  path: TextPlace['path']
}

/** The entry that a text is in, as it is shown before it is removed. */
export const removalOf = (spot: Spot, loaded: Loaded): Removal => findRemoval(spot, loaded).removal

/** Removes the entry that a text is in, in every language. Refused if it is not the one that was shown. */
export function removeEntry(
  { fingerprint, url, ...spot }: StudioApi['remove']['asks'],
  context: StudioContext,
): StudioApi['remove']['answers'] {
  const { source, entries, removal } = findRemoval(spot, context.loaded)
  const { what, parts } = removal
  const { file } = source
  if (removal.fingerprint !== fingerprint)
    throw new Refused(409, { error: `This ${what} was changed in ${file} since you opened it.` })
  const files = [{ file, before: source.text, after: entries.reduce(without, source).text }]
  const refusal = ({ code, file: other }: ToldProblem) =>
    code === 'WRONG_LENGTH' && other === file
      ? `Its list would be too short, so this ${what} was not removed.`
      : `Other parts of the site need this ${what}, so it was not removed.`
  const named = `Removed ${what} "${excerpt(parts[0]?.text ?? '')}"`
  const { save, problems, loaded } = saveFiles(files, named, context, refusal)
  return { save, problems, instead: pageInstead(url, context.loaded.site, loaded.site) }
}

function without(source: Source, { path }: Entry): Source {
  const { file } = source
  const edit = removeAt(source, path)
  if (edit === undefined)
    throw new Refused(422, { error: `${file} repeats a part of this in other places: edit the file instead.` })
  const text = applyEdits(source.text, [edit])
  return { file, text, value: readYaml(file, text).value }
}

function findRemoval(spot: Spot, loaded: Loaded): { source: Source; entries: Entry[]; removal: Removal } {
  const { list, form } = openList(spot, loaded)
  const source = sourceOf(loaded.sources, list.file)!
  if (list.after === -1) throw new Refused(404, { error: 'This text is in no entry that can be removed.' })
  const { entries, kept } = entriesToRemove(list, source, loaded)
  const thing = list.path.length === 0 ? listedIn(list.file) : undefined
  const { name } = asGroup(valueAt(source.value, entries[0]!.path))
  const removal: Removal = {
    what: form.what,
    parts: form.parts.map((part) => partOf(part, entries, source, loaded.site)).filter(({ text }) => text !== ''),
    kept,
    fingerprint: hashOfAll(entries.map(({ path }) => valueAt(source.value, path))),
    ...(thing !== undefined && { command: `npx sightline remove ${thing} "${name}"` }),
  }
  return { source, entries, removal }
}

/**
 * The entry in every language. In one in which a list that leads to it has another length, nothing says which entry is
 * its counterpart: it is kept there.
 */
function entriesToRemove(
  list: OpenList,
  { value }: Source,
  { loose: { languages } }: Loaded,
): { entries: Entry[]; kept: string[] } {
  const codes = codesOf(languages)
  const own = { file: list.file, path: [...list.path, list.after] }
  if (!isPerLanguage(list, codes)) return { entries: [own], kept: [] }
  const lengthsOf = (path: Entry['path']) => listsTo(path, value).map(({ length }) => length)
  const all = languages.map(({ code, name }) => {
    const { path } = inLanguage(own, code, codes)!
    return { language: code, name, path, lengths: lengthsOf(path) }
  })
  const isAlike = ({ lengths }: { lengths: number[] }) => isDeepStrictEqual(lengths, lengthsOf(own.path))
  return {
    entries: all.filter(isAlike),
    kept: all.filter((each) => each.lengths.at(-1) !== 0 && !isAlike(each)).map(({ name }) => name),
  }
}

/** What readers see of the entry in one language, or of what all languages share. */
function partOf(
  { fields, ...part }: EntryPart,
  entries: readonly Entry[],
  { value }: Source,
  site: Site | undefined,
): Removal['parts'][number] {
  const entry = entries.find(({ language }) => language === undefined || language === part.language)
  const texts = fields
    .filter(({ key }) => key !== 'partOf')
    .map(({ key }) => entry && asText(valueAt(value, key === '' ? entry.path : [...entry.path, key])))
    .filter((text) => text !== undefined)
  return { ...part, text: wordsOf(shownPieces(texts.join(' '), part.language, site)) }
}
