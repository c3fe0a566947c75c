import { defaultQuality } from '../parse/schemas/photo.ts'
import { perSource } from '../read/per-source.ts'
import { asGroup, type Group, isGroup, type Path } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { walk } from '../read/walk.ts'
import { type Cut, cutFor, type PlaceOfPhoto } from './cut.ts'

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
      .filter(
        ({ file, text }) => (file.startsWith('pages/') || Object.hasOwn(placesIn, file)) && text.includes('photo'),
      )
      .flatMap((source) => remember(source, undefined, () => usesIn(source)))
  )
}

/** The files with the practice's own photos: which place the photo at a path is for. */
const placesIn: Readonly<Record<string, (path: Path) => PlaceOfPhoto | undefined>> = {
  'practice.yaml': ([key, place, ...more]) =>
    key === 'photos' && (place === 'office' || place === 'doctor') && more.length === 0 ? place : undefined,
  'team.yaml': ([, key, ...more]) => (key === 'photo' && more.length === 0 ? 'team' : undefined),
}

const remember = perSource<PhotoUse[]>()

function usesIn(source: Source): PhotoUse[] {
  const uses: PhotoUse[] = []
  walk(source.value, (value, path, under) => {
    const place = placesIn[source.file]?.(path)
    if (place === undefined && !isOfPage(path, source)) return undefined
    const group = asGroup(value)
    const { file, quality, focus } = group
    if (typeof file !== 'string' || file.trim() === '') return undefined
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

/** Whether a path leads to a photo of a page or of its blocks. */
const isOfPage = (path: Path, { file }: Source): boolean => file.startsWith('pages/') && path.at(-1) === 'photo'
