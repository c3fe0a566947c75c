import type { Coordinates } from '../drive/miles.ts'
import type { Path } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { editValue } from './edit-value.ts'

/** The edits that move the point at `path`, a group of `lat` and `lon` in degrees; undefined if one cannot be made. */
export const editPoint = (source: Source, path: Path, { lat, lon }: Coordinates) =>
  [editValue(source, [...path, 'lat'], lat), editValue(source, [...path, 'lon'], lon)] as const
