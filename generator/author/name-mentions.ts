import { isScalar, visit } from 'yaml'
import { rewriteWords } from '../edit/rewrite-words.ts'
import type { Edit, Place } from '../problems/problems.ts'
import { documentOf } from '../read/document.ts'
import type { Source } from '../read/read.ts'
import type { Draft } from './draft.ts'

/** A text that names a place, as it stands in its file. */
export interface NameMention extends Place {
  /** The words around the name, on one line. */
  text: string
  edit: Edit
}

/** What texts call a place, and its new name, if any. */
export interface Names {
  old: string
  now?: string
}

/**
 * The texts that still call a place by its old name, as a whole word, each with the edit that puts in the new name.
 * Only a person can tell what such a text means: `Orange` may be the county.
 */
export function nameMentions(draft: Draft, { old, now = '' }: Names): NameMention[] {
  // The longer name first, so that a text that already has the new name is left alone.
  const either = [old, now]
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .map((name) => name.split(/\s+/).map(literally).join('\\s+'))
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${either.join('|')})(?![\\p{L}\\p{N}])`, 'gu')
  const isOld = (words: string) => words.replace(/\s+/g, ' ') === old
  return draft.sources().flatMap((source) => (source.text.match(pattern)?.some(isOld) ? mentionsIn(source) : []))

  function mentionsIn(source: Source): NameMention[] {
    const found: NameMention[] = []
    const { document, counter } = documentOf(source)
    visit(document, {
      Scalar: (key, scalar, above) => {
        if (key === 'key' || !isScalar(scalar) || typeof scalar.value !== 'string' || !scalar.range) return
        const [start, end] = scalar.range
        const written = source.text.slice(start, end)
        const renamed = (text: string) => text.replace(pattern, (words) => (isOld(words) ? now : words))
        const edit = rewriteWords(source, scalar, above, renamed)
        if (edit === undefined) return
        const at = [...written.matchAll(pattern)].find(([words]) => isOld(words))!.index
        const { line, col } = counter.linePos(start + at)
        const around = written.slice(Math.max(0, at - 40), at + old.length + 40).replace(/\s+/g, ' ')
        found.push({
          file: source.file,
          line,
          column: col,
          text: around,
          edit,
        })
      },
    })
    return found
  }
}

const literally = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
