import { isScalar, type Scalar, visit } from 'yaml'
import type { Edit } from '../problems/problems.ts'
import { documentOf } from '../read/document.ts'
import type { Source } from '../read/read.ts'
import type { Draft } from './draft.ts'

/** Ids of pages and those they get; nothing for a page that goes. */
export type Moves = ReadonlyMap<string, string | undefined>

/**
 * Makes every text of the manifest that leads to a page lead to where it moves, with its #hash. A link to a page that
 * goes becomes its plain words. Entries that name such a page are left: `unlist` takes them out. In `files`, or in all.
 */
export function repoint(draft: Draft, moves: Moves, files?: readonly string[]): void {
  for (const file of files ?? draft.sources().map((source) => source.file))
    draft.edit(file, (source) => editsIn(source, moves))
}

function editsIn(source: Source, moves: Moves): Edit[] {
  const edits: Edit[] = []
  if (![...moves.keys()].some((id) => source.text.includes(id))) return edits
  visit(documentOf(source).document, {
    Scalar: (_, scalar) => {
      const edit = editOf(scalar, source, moves)
      if (edit !== undefined) edits.push(edit)
    },
  })
  return edits
}

/** An id has no letter that YAML would write otherwise, so it is replaced in the text as its author wrote it. */
function editOf(scalar: Scalar, { file, text }: Source, moves: Moves): Edit | undefined {
  if (!isScalar(scalar) || typeof scalar.value !== 'string' || !scalar.range) return undefined
  const [start, end] = scalar.range
  const written = text.slice(start, end)
  const pointed = written
    .replace(/^(["']?)(\/[a-z0-9/-]*)(?=(?:#[\w-]+)?\1\s*$)/, (all, quote: string, id: string) =>
      moves.get(id) === undefined ? all : quote + moves.get(id),
    )
    .replace(/\[([^\]]*)\]\((\/[a-z0-9/-]*)((?:#[\w-]+)?)\)/g, (all, words: string, id: string, hash: string) => {
      if (!moves.has(id)) return all
      const to = moves.get(id)
      return to === undefined ? words : `[${words}](${to}${hash})`
    })
  return pointed === written ? undefined : { file, start, end, text: pointed }
}
