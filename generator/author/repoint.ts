import { visit } from 'yaml'
import { rewriteWords } from '../edit/rewrite-words.ts'
import { codesOf, type Languages } from '../languages.ts'
import type { Edit, Place } from '../problems/problems.ts'
import { documentOf, placeAt } from '../read/document.ts'
import type { Source } from '../read/read.ts'
import { urlOf } from '../urls.ts'
import type { Draft } from './draft.ts'

/** What a text says at a place, on one line. */
export interface TextInPlace extends Place {
  text: string
}

/** Old id -> new id of pages; undefined for a page that is removed. */
export type Moves = ReadonlyMap<string, string | undefined>

/** The same moves for the addresses of the pages in every language, which redirects may lead to. */
export const inEveryLanguage = (moves: Moves, languages: Languages): Moves =>
  new Map(
    [...moves].flatMap(([id, to]) =>
      codesOf(languages).map((code) => [urlOf(id, code, languages), to && urlOf(to, code, languages)] as const),
    ),
  )

/**
 * Points every link in the manifest's texts to where its page moves, keeping the #hash. A link to a removed page
 * becomes plain words. Entries that name a removed page stay: `removeMentions` removes them. In `files`, or in all
 * files.
 */
export function repoint(draft: Draft, moves: Moves, files?: readonly string[]): void {
  for (const file of files ?? draft.sources().map((source) => source.file))
    draft.edit(file, (source) => editsIn(source, moves))
}

/** The texts that link to pages that are removed: each may make no sense without its link. */
export function textsLinkingTo(draft: Draft, gone: ReadonlySet<string>): TextInPlace[] {
  return draft.sources().flatMap((source) =>
    [...source.text.matchAll(link)].flatMap((found) => {
      const [all, words, id] = found
      if (!gone.has(id!)) return []
      const before = source.text.slice(source.text.lastIndexOf('\n', found.index) + 1, found.index)
      const [after] = /^.*/.exec(source.text.slice(found.index + all.length))!
      const text = `${before.slice(-mostAround)}${words}${after.slice(0, mostAround)}`.trim()
      return before.trimStart().startsWith('#') ? [] : [{ ...placeAt(source, found.index), text }]
    }),
  )
}

/** In characters: as much of a text on either side of a link as tells what it says. */
const mostAround = 60

/** A link to a page: `[words](/id#hash)`. */
const link = /\[([^\]]*)\]\((\/[a-z0-9/-]*)((?:#[\w-]+)?)\)/g

function editsIn(source: Source, moves: Moves): Edit[] {
  const edits: Edit[] = []
  if (![...moves.keys()].some((id) => source.text.includes(id))) return edits
  visit(documentOf(source), {
    Scalar: (key, scalar, above) => {
      const edit =
        key === 'key' ? undefined : rewriteWords(source, scalar, above, (words) => repointWords(words, moves))
      if (edit !== undefined) edits.push(edit)
    },
  })
  return edits
}

/** Rewrites a text that is an id, possibly in quotes, or that has links to ids. */
const repointWords = (words: string, moves: Moves) =>
  words
    .replace(/^(["']?)(\/[a-z0-9/-]*)(?=(?:#[\w-]+)?\1\s*$)/, (all, quote: string, id: string) =>
      moves.get(id) === undefined ? all : quote + moves.get(id),
    )
    .replace(link, (all, words: string, id: string, hash: string) => {
      if (!moves.has(id)) return all
      const to = moves.get(id)
      return to === undefined ? words : `[${words}](${to}${hash})`
    })
