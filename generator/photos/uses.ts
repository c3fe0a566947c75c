import { defaultQuality } from '../parse/schemas/photo.ts'
import { perSource } from '../read/per-source.ts'
import type { Source } from '../read/read.ts'

/** A place in the YAML that names a photo. */
export interface PhotoUse {
  source: Source
  /** Of the group that names it: its words and its `file`. */
  path: readonly PropertyKey[]
  /** Below photos/. */
  file: string
  quality: number
  /** True: the page opens with it. */
  isFirst: boolean
}

/** Every place that names a photo, from the raw YAML: a mistake beside it must not make the photo look unused. */
export function photoUses(sources: readonly Source[]): PhotoUse[] {
  return (
    sources
      // Most files name none, and to see that in the text is ten times as fast as to look through all of their values.
      .filter(({ file, text }) => (file.startsWith('pages/') || file === 'practice.yaml') && text.includes('photo'))
      .flatMap((source) => remember(source, undefined, () => [...usesIn(source, source.value, [])]))
  )
}

const remember = perSource<PhotoUse[]>()

function* usesIn(source: Source, value: unknown, path: readonly PropertyKey[]): Iterable<PhotoUse> {
  if (typeof value !== 'object' || value === null) return
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value)
  for (const [key, entry] of entries) {
    const at = [...path, key]
    if (isNamed(key, at, source) && typeof entry?.file === 'string' && entry.file.trim() !== '') {
      const quality = typeof entry.quality === 'number' ? entry.quality : defaultQuality
      yield { source, path: at, file: entry.file, quality, isFirst: at.length === 1 }
    } else yield* usesIn(source, entry, at)
  }
}

/** `photo:` of a page and in its blocks; any photo of the practice. */
const isNamed = (key: PropertyKey, path: readonly PropertyKey[], { file }: Source) =>
  file === 'practice.yaml' ? path.length === 2 && path[0] === 'photos' : key === 'photo'
