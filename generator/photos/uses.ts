import { defaultQuality } from '../parse/schemas/photo.ts'
import { perSource } from '../read/per-source.ts'
import { asGroup, type Group, isGroup, type Path } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { walk } from '../read/walk.ts'
import { type Cut, cutFor, type PlaceOfPhoto, places } from './cut.ts'

/** A place in the YAML that refers to a photo. */
export interface PhotoUse {
  source: Source
  /** The path of the group that refers to it. */
  path: Path
  /** The group, with its `file` and the words about it. */
  group: Group
  /** Relative to photos/. */
  file: string
  quality: number
  /** The YAML of the page whose top photo it is. */
  opened?: Group | undefined
  /** Where the practice shows it; pages show their own photos whole. */
  place?: PlaceOfPhoto | undefined
  cut?: Cut | undefined
}

/** Every place that refers to a photo, from the raw YAML: a mistake nearby must not make the photo look unused. */
export function photoUses(sources: readonly Source[]): PhotoUse[] {
  return (
    sources
      // Most files refer to none, and checking their text is ten times as fast as walking through all their values.
      .filter(({ file, text }) => (file.startsWith('pages/') || file === 'practice.yaml') && text.includes('photo'))
      .flatMap((source) => remember(source, undefined, () => usesIn(source)))
  )
}

const remember = perSource<PhotoUse[]>()

function usesIn(source: Source): PhotoUse[] {
  const uses: PhotoUse[] = []
  walk(source.value, (value, path, under) => {
    if (!isNamed(path, source)) return undefined
    const group = asGroup(value)
    const { file, quality, focus } = group
    if (typeof file !== 'string' || file.trim() === '') return undefined
    const place = source.file === 'practice.yaml' ? (path[1] as PlaceOfPhoto) : undefined
    uses.push({
      source,
      path: [...path],
      group,
      file,
      quality: typeof quality === 'number' ? quality : defaultQuality,
      opened: path.length === 1 && isGroup(under) ? under : undefined,
      place,
      cut: place && cutFor(place, focus),
    })
    return false
  })
  return uses
}

/** Whether a path leads to a photo: `photo:` of a page or of its blocks, or one of the practice, alone or in a list. */
function isNamed(path: Path, { file }: Source): boolean {
  if (file !== 'practice.yaml') return path.at(-1) === 'photo'
  const [key, place, , ...more] = path
  return key === 'photos' && Object.hasOwn(places, String(place)) && more.length === 0
}
