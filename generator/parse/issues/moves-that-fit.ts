import { asGroup, type Path, valueAt } from '../../read/raw-values.ts'
import type { CheckedFile } from '../checked-file.ts'
import { brokenPlaces } from './issues.ts'

/** A key that may belong elsewhere in its file, or stand for another key. */
interface Move {
  from: Path
  to: Path
}

/**
 * The moves after which the value fits, by their origin. All are tried together, because each try validates the whole
 * file.
 */
export function movesThatFit<M extends Move>(moves: readonly M[], { schema, source }: CheckedFile): Map<string, M> {
  if (moves.length === 0) return new Map()
  const moved = structuredClone(source.value)
  const groupAt = (path: Path) => asGroup(valueAt(moved, path.slice(0, -1)))
  for (const { from, to } of moves) {
    groupAt(to)[String(to.at(-1))] = valueAt(moved, from)
    delete groupAt(from)[String(from.at(-1))]
  }
  const broken = brokenPlaces(schema, moved)
  const fits = ({ to }: Move) => !broken.has(to.join('\n'))
  return new Map(moves.filter(fits).map((move) => [move.from.join('\n'), move]))
}
