import { expandManifest } from '../expand/index.ts'
import type { HostRules } from '../hosts/host.ts'
import { rulesOf } from '../hosts/rules.ts'
import type { LogoFile } from '../logos/read-logos.ts'
import type { Assets } from '../page.ts'
import type { Manifest } from '../parse/manifest.ts'
import type { PhotoFile } from '../photos/read-photos.ts'
import { builtPage } from '../render/built-page.ts'
import { pageKeys } from '../render/page-key.ts'
import type { RenderDocument } from '../render/renderer.ts'
import type { Route, Site } from '../site.ts'

/** A practice as a worker stores it: everything its pages are made of, except the code. */
export interface CompiledPractice {
  manifest: Manifest
  assets: Assets
  /** The key of the bundle in the practice's theme. */
  bundle: string
}

/** What it takes to answer for a practice: its page table and, on demand, the key and the HTML of each page. */
export interface EdgePractice {
  site: Site
  rules: HostRules
  keyOf: (route: Route) => string
  render: (route: Route) => string
}

/** The practice as plain data. Of photos and logos, only what pages say about them: their bytes are site files. */
export function asData({ manifest, assets, bundle }: CompiledPractice) {
  const photos = [...manifest.photos].map(([file, photo]) => [file, { ...photo, path: '' }])
  const logos = [...manifest.logos].map(([file, { width, height, hash }]) => [file, { width, height, hash }])
  return { manifest: { ...manifest, photos, logos }, assets, bundle }
}

/** The inverse of `asData`, for data that has been through JSON. */
export function fromData({ manifest, assets, bundle }: PlainPractice): CompiledPractice {
  const { photos, logos, ...rest } = manifest as StoredManifest
  return { manifest: { ...rest, photos: new Map(photos), logos: new Map(logos) }, assets, bundle }
}

/** A manifest as `asData` returns it, as JSON has no maps. Logos have lost their bytes, which no page contains. */
type StoredManifest = Omit<Manifest, 'photos' | 'logos'> & {
  photos: [string, PhotoFile][]
  logos: [string, LogoFile][]
}

/** A manifest as plain data: what `JSON.parse` returns for a compiled one. */
export type PlainManifest = Readonly<Record<string, unknown>>

interface PlainPractice extends Omit<CompiledPractice, 'manifest'> {
  manifest: PlainManifest
}

/** The practice as text. */
export const compilePractice = (practice: CompiledPractice): string => JSON.stringify(asData(practice))

/** The inverse of `compilePractice`. */
export const readPractice = (text: string): CompiledPractice => fromData(JSON.parse(text))

/** Expands a practice. `program` is the hash of all code: see run/source-keys.ts. */
export function openPractice(
  compiled: CompiledPractice,
  renderDocument: RenderDocument,
  program: string,
): EdgePractice {
  const { manifest, assets, bundle } = compiled
  const site = expandManifest(manifest)
  return {
    site,
    rules: rulesOf(site, assets.boot),
    keyOf: pageKeys(site, bundle, program),
    render: (route) => renderDocument(builtPage(route, site), site.layout(route.language), assets),
  }
}
