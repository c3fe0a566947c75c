import { asData, type CompiledPractice, fromData } from '../practice.ts'
import { type CutManifest, cutManifest, joinManifest, type Part } from './parts.ts'

// The pieces of a chain, and where they are in its published folder.

export const overlayFolder = 'practices'

/** The path of a practice's overlay, by the host name of its URL. */
export const overlayPath = (host: string) => `${overlayFolder}/${host}.json`
export const partPath = (name: string) => `parts/${name}.json`

/** What a practice has of its own at the edge, and the names of the parts that it shares. */
export interface Overlay extends Omit<CompiledPractice, 'manifest'> {
  manifest: CutManifest
  /** Its files other than pages: by path, the published file that has the bytes. */
  files: Readonly<Record<string, string>>
}

/** The overlay of a practice as text. The text of each of its parts is passed to `keep`, with its name. */
export function compileOverlay(
  practice: CompiledPractice,
  files: Overlay['files'],
  keep: (name: string, text: string) => void,
): string {
  const { manifest, ...rest } = asData(practice)
  return JSON.stringify({ manifest: cutManifest(manifest, keep), ...rest, files } satisfies Overlay)
}

/** The practice of an overlay and its parts: see `partNames`. */
export const joinOverlay = ({ manifest, assets, bundle }: Overlay, part: (name: string) => Part): CompiledPractice =>
  fromData({ manifest: joinManifest(manifest, part), assets, bundle })
