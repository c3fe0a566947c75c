import type { Coordinates } from '../../drive/miles.ts'
import { pointMeant } from '../../drive/point-meant.ts'
import { editPoint } from '../../edit/edit-point.ts'
import { pointAsKeys } from '../../edit/spell-point.ts'
import { splitValue } from '../../edit/split-value.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { asGroup, type Path, valueAt } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import type { Issue } from './issues.ts'

/** For a latitude or longitude that is a whole point, as copied from a map: reports what each of the two is. */
export function pastedPoint(source: Source, path: Path): Problem | undefined {
  const point = pointAt(source.value, path)
  if (point === undefined) return undefined
  const group = path.slice(0, -1)
  const key = path.at(-1) as keyof Coordinates
  const other = otherOf(key)
  const message = `"${key}" has the latitude and the longitude in one`
  const edits = lacksOther(source.value, path)
    ? [splitValue(source, path, String(point[key]), other, String(point[other]))]
    : editPoint(source, group, point)
  return problem('WRONG_TYPE', locate(source, path), message, `Write ${pointAsKeys(point)}.`, edits)
}

/** The paths of values that are missing only because the one next to them is a whole point. */
export const besidePoints = (issues: readonly Issue[], root: unknown): string[] =>
  issues.flatMap(({ path }) =>
    pointAt(root, path) !== undefined && lacksOther(root, path)
      ? [[...path.slice(0, -1), otherOf(path.at(-1))].join('\n')]
      : [],
  )

const lacksOther = (root: unknown, path: Path) => !(otherOf(path.at(-1)) in asGroup(valueAt(root, path.slice(0, -1))))

function pointAt(root: unknown, path: Path): Coordinates | undefined {
  const key = path.at(-1)
  const value = key === 'lat' || key === 'lon' ? valueAt(root, path) : undefined
  return typeof value === 'string' ? pointMeant(value) : undefined
}

const otherOf = (key: PropertyKey | undefined): keyof Coordinates => (key === 'lat' ? 'lon' : 'lat')
