import type { Assets } from '../../page.ts'
import { asData, type CompiledPractice, fromData } from '../practice.ts'
import { type CutManifest, cutManifest, joinManifest, type Part, partNames } from './parts.ts'

// Where what makes up a chain stands in its published folder.

export const overlayFolder = 'practices'

/** What a practice has of its own, and the names of all that it shares, found by the host name of its address. */
export const overlayPath = (host: string) => `${overlayFolder}/${host}.json`
export const partPath = (name: string) => `parts/${name}.json`

/** What a practice is at the edge, besides the parts that it names. */
export interface Overlay {
  manifest: CutManifest
  assets: Assets
  bundle: string
  /** Its files that are no pages, by path: the file of the published folder that has the bytes. */
  files: Readonly<Record<string, string>>
}

/** The overlay of a practice as text; the texts of its parts are given to `keep` under their names. */
export function compileOverlay(
  practice: CompiledPractice,
  files: Overlay['files'],
  keep: (name: string, text: string) => void,
): string {
  const { manifest, ...rest } = asData(practice)
  return JSON.stringify({ manifest: cutManifest(manifest, keep), ...rest, files } satisfies Overlay)
}

/** Which parts have to be read before `joinOverlay`. */
export const partsOf = ({ manifest }: Overlay) => partNames(manifest)

/** The practice of an overlay. */
export const joinOverlay = ({ manifest, assets, bundle }: Overlay, part: (name: string) => Part): CompiledPractice =>
  fromData({ manifest: joinManifest(manifest, part), assets, bundle })
