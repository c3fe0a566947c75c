import { isPair, isScalar, visit } from 'yaml'
import { rewriteWords } from '../edit/rewrite-words.ts'
import { readLoosely } from '../parse/loose-manifest.ts'
import type { Edit } from '../problems/problems.ts'
import { documentOf, placeAt } from '../read/document.ts'
import { asList } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { literally } from '../text/literally.ts'
import type { Draft } from './draft.ts'
import { listFile } from './find-thing.ts'
import type { TextInPlace } from './repoint.ts'

/** The words around the name of a place in a text, as written in its file. */
export interface NameMention extends TextInPlace {
  /** Inserts the new name. Undefined if the name belongs to something else: a street, another place, an address. */
  edit?: Edit
}

/** What texts call a place, and its new name, if any. */
export interface NameChange {
  old: string
  now?: string
}

/** The words that make a name a street's: `Tustin Avenue`, `Calle Tustin`, `rue Saint-Lambert`. */
const streetAfter = [
  'Alley|Ave|Avenue|Blvd|Boulevard|Cir|Circle|Close|Court|Crescent|Ct|Dr|Drive|Expressway|Expy|Freeway|Fwy|Highway|Hwy|Lane|Ln|Loop',
  'Mews|Parkway|Pike|Pkwy|Pl|Place|Plaza|Rd|Road|Sq|Square|St|Street|Ter|Terrace|Trail|Trl|Tpke|Turnpike|Way',
].join('|')
const streetBefore =
  'Autopista|Avenida|Bulevar|Calle|Camino|Carretera|Paseo|[Aa]venue|[Bb]oul\\.?|[Bb]oulevard|[Cc]hemin|[Rr]oute|[Rr]ue'

/**
 * The texts that still call a place by its old name, as a whole word, each with the edit that inserts the new name.
 * Only a person can tell what such a text means: `Orange` may be the county. Names of streets and of other places, the
 * practice's own address and the cities of its geo gate stay as they are.
 */
export function nameMentions(draft: Draft, names: NameChange): NameMention[] {
  const { old, now = '' } = names
  const pattern = patternOf(names, namesOfOthers(draft, old))
  return draft.sources().flatMap((source) => (source.text.includes(old.split(/\s/)[0]!) ? mentionsIn(source) : []))

  function mentionsIn(source: Source): NameMention[] {
    const found: NameMention[] = []
    visit(documentOf(source), {
      Scalar: (key, scalar, above) => {
        if (key === 'key' || !isScalar(scalar) || typeof scalar.value !== 'string' || !scalar.range) return
        const [start, end] = scalar.range
        const written = source.text.slice(start, end)
        const mentions = [...written.matchAll(pattern)].filter(({ groups }) => groups!.same === undefined)
        if (mentions.length === 0) return
        const renamed = (text: string) =>
          text.replace(pattern, (words, ...rest) => ((rest.at(-1) as { old?: string }).old === undefined ? words : now))
        const edit = isPlaceName(source, above) ? undefined : rewriteWords(source, scalar, above, renamed)
        const { index } = mentions.find(({ groups }) => groups!.old !== undefined) ?? mentions[0]!
        const around = written.slice(Math.max(0, index - 40), index + old.length + 40).replace(/\s+/g, ' ')
        found.push({ ...placeAt(source, start + index), text: around, ...(edit && { edit }) })
      },
    })
    return found
  }
}

/** Finds the `old` name, and `other` names that it is part of; the new name is the `same` place. */
function patternOf({ old, now = '' }: NameChange, others: readonly string[]): RegExp {
  const either = (some: readonly string[]) =>
    some.map((name) => name.split(/\s+/).map(literally).join('\\s+')).join('|') || '(?!)'
  const other = [
    either([...others].sort((a, b) => b.length - a.length)),
    `${either([old])}\\s+(?:${streetAfter})`,
    `(?:${streetBefore})\\s+(?:${either([old])})`,
  ].join('|')
  // A new name that contains the old one is matched first, so that a text that already has it is left alone.
  const same = now.includes(old) ? either([now]) : '(?!)'
  const found = `(?<same>${same})|(?<other>${other})|(?<old>${either([old])})`
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${found})(?![\\p{L}\\p{N}])`, 'gu')
}

/** Names of other cities, their areas and neighborhoods that the name is part of: `Old Town Tustin`. */
function namesOfOthers(draft: Draft, old: string): string[] {
  const { lists } = readLoosely(draft.sources())
  return [...lists['cities.yaml'], ...lists['neighborhoods.yaml']]
    .flatMap(({ value: { name, areas } }) => [name, ...(asList(areas) ?? [])])
    .filter((name) => typeof name === 'string')
    .filter((name) => name !== old && name.includes(old))
}

/**
 * Whether a text is the name of a place, or is compared with one: the name of a city or neighborhood, a city of the geo
 * gate, the practice's postal address. A place of the same name keeps its own.
 */
function isPlaceName({ file }: Source, above: readonly unknown[]): boolean {
  const [first, second] = above.filter(isPair).map(({ key }) => isScalar(key) && key.value)
  if (file === 'practice.yaml') return first === 'address' || (first === 'geoGate' && second === 'cities')
  return (file === listFile.city || file === listFile.neighborhood) && (first === 'name' || first === 'names')
}
