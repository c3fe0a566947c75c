import { defaultQuality } from '../parse/schemas/photo.ts'
import { perSource } from '../read/per-source.ts'
import { asGroup, type Group, isGroup, type Path } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { walk } from '../read/walk.ts'

/** A place in the YAML that names a photo. */
export interface PhotoUse {
  source: Source
  /** Of the group that names it. */
  path: Path
  /** Its `file`, and words about it. */
  group: Group
  /** Below photos/. */
  file: string
  quality: number
  /** The keys of the page that opens with it. */
  opened?: Group | undefined
}

/** Every place that names a photo, from the raw YAML: a mistake beside it must not make the photo look unused. */
export function photoUses(sources: readonly Source[]): PhotoUse[] {
  return (
    sources
      // Most files name none, and to see that in the text is ten times as fast as to look through all of their values.
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
    const { file, quality } = group
    if (typeof file !== 'string' || file.trim() === '') return undefined
    uses.push({
      source,
      path: [...path],
      group,
      file,
      quality: typeof quality === 'number' ? quality : defaultQuality,
      opened: path.length === 1 && isGroup(under) ? under : undefined,
    })
    return false
  })
  return uses
}

/** `photo:` of a page and in its blocks; any photo of the practice. */
const isNamed = (path: Path, { file }: Source) =>
  file === 'practice.yaml' ? path.length === 2 && path[0] === 'photos' : path.at(-1) === 'photo'
