import { hashOfDesign } from './build/share-picture/design.ts'
import { keepClean } from './checks/kept-per-source.ts'
import { checkManifest } from './checks/manifest.ts'
import { checkSite } from './checks/site.ts'
import { finishSave } from './edit/save-texts.ts'
import { expandManifest } from './expand/index.ts'
import { shownNotices } from './expand/notices.ts'
import { addAll } from './group-by.ts'
import { hostOf } from './hosts/index.ts'
import { readLogos } from './logos/read-logos.ts'
import { takeKnownValid } from './parse/kept-valid.ts'
import { type LooseManifest, readLoosely } from './parse/loose-manifest.ts'
import type { Manifest, ParsedManifest } from './parse/manifest.ts'
import { parseManifest } from './parse/parse.ts'
import type { Practice } from './parse/schemas/practice.ts'
import { withoutStandIns } from './parse/stand-ins.ts'
import { readPhotos } from './photos/read-photos.ts'
import { requireFolder, requirePractice } from './practice-folder.ts'
import { inOrder } from './problems/in-order.ts'
import { isError, type Problem } from './problems/problems.ts'
import { mark } from './profile.ts'
import { mendedFiles, problemsBehind } from './read/behind-slips.ts'
import { listManifest } from './read/list-manifest.ts'
import { listPublic } from './read/list-public.ts'
import { readManifest, type Source } from './read/read.ts'
import type { SettledHashes } from './read/settled-hashes.ts'
import { withSameParts } from './same-parts.ts'
import type { Site } from './site.ts'

export interface Loaded {
  sources: readonly Source[]
  /** For checks that only some commands run. */
  loose: LooseManifest
  /** Every problem of the manifest, errors and warnings, in file order. */
  problems: Problem[]
  /** The expanded site; missing when there is an error. */
  site?: Site
  /** What the next load can reuse: see same-parts.ts. */
  parts: { parsed: object; latest: Site | undefined; hashes: SettledHashes }
}

/** A manifest without errors. */
export interface LoadedSite extends Loaded {
  site: Site
}

export const hasSite = (loaded: Loaded): loaded is LoadedSite => loaded.site !== undefined

export interface LoadOptions {
  /** The result of an earlier load, which makes this one faster and changes nothing else. */
  before?: Loaded | undefined
  /** Keep unconfirmed content, which a published site must not show. */
  preview?: boolean
  /** The host to publish for, whatever practice.yaml says. */
  host?: string | undefined
  /** The texts of files, read in place of what is on disk; undefined for a file that is to be removed. */
  unsaved?: ReadonlyMap<string, string | undefined>
  /** Called with the manifest once it has been parsed without errors, before it is checked. */
  onManifest?: ((manifest: Manifest) => void) | undefined
}

/**
 * The manifest in `folder` as a site, or the problems that prevent one, among them those that show only once the syntax
 * of a file is mended.
 */
export function loadSite(folder: string, options: LoadOptions = {}): Loaded {
  const loaded = load(folder, options)
  let mended = mendedFiles(loaded.sources, loaded.problems)
  while (mended.length > 0) {
    const unsaved = new Map([...(options.unsaved ?? []), ...mended.map(({ file, text }) => [file, text] as const)])
    const asMended = load(folder, { ...options, before: loaded, unsaved, isMended: true })
    const { doubtful, problems } = problemsBehind(mended, asMended)
    if (doubtful.size === 0)
      return { ...loaded, problems: inOrder([...mended.flatMap(({ slips }) => slips), ...problems]) }
    // Try again with these files as they are on disk: the problems in the others do not depend on them.
    mended = mended.filter(({ file }) => !doubtful.has(file))
  }
  return loaded
}

/** read -> parse -> check -> expand -> check. A manifest that `isMended` has an error on disk, so it never gets pages. */
function load(
  folder: string,
  { before, preview = false, host, unsaved, onManifest, isMended = false }: LoadOptions & { isMended?: boolean },
): Loaded {
  if (unsaved === undefined) requireFolder(folder)
  if (before === undefined) finishSave(folder)
  mark('reading')
  const listed = listManifest(folder)
  const hashes = before?.parts.hashes ?? new Map()
  const { sources, problems: unreadable } = readManifest(folder, { before: before?.sources, unsaved, listed, hashes })
  requirePractice(folder, sources)
  mark('parsing')
  const loose = readLoosely(sources)
  // A process that has loaded the manifest before remembers all but the changed file.
  const keepValid = before === undefined ? takeKnownValid(folder, loose) : undefined
  const { manifest: asParsed, problems: invalid } = parseManifest(loose, listed)
  keepValid?.()
  const flawed = new Set([...unreadable, ...invalid].filter(isError).map(({ file }) => file))
  const doubtful = sources.flatMap(({ file, text }) => (flawed.has(file) ? [text] : []))
  const { photos, problems: badPhotos } = readPhotos(folder, loose, listed, doubtful)
  const { logos, problems: badLogos } = readLogos(folder, loose, listed, doubtful)
  const manifest = withSameParts(before?.parts.parsed, asParsed)
  const latest = before?.parts.latest
  const broken = [...unreadable, ...invalid, ...badPhotos, ...badLogos]
  const whole =
    isMended || broken.some(isError)
      ? undefined
      : asPublished(manifest as ParsedManifest, { preview, host, photos, logos })
  if (whole !== undefined) onManifest?.(whole)
  mark('checking')
  const { files, refused } = listPublic(folder, (file) => unsaved?.has(file) === true)
  const problems = [...broken, ...refused, ...checkManifest(loose, manifest, listed, files)]
  if (before === undefined) keepClean()
  const parts = { parsed: manifest, latest, hashes }
  if (whole === undefined || problems.some(isError)) return { sources, loose, problems: inOrder(problems), parts }
  mark('expanding')
  const site = expandManifest(withSameParts(latest?.manifest, whole), latest)
  mark('checking')
  addAll(problems, checkSite(site, sources, files))
  const found = { sources, loose, problems: inOrder(problems) }
  return problems.some(isError) ? { ...found, parts } : { ...found, site, parts: { ...parts, latest: site } }
}

/** The manifest as published: with its pictures, for its host and, except in a preview, with confirmed content only. */
function asPublished(
  all: ParsedManifest,
  { preview, host, photos, logos }: Pick<Manifest, 'photos' | 'logos'> & { preview: boolean; host: string | undefined },
): Manifest {
  const shown = preview ? all : withoutStandIns(all)
  return {
    ...shown,
    practice: forHost(shown.practice, host),
    notices: shownNotices(shown.notices, { preview }),
    photos,
    logos,
    isPreview: preview,
    pictureDesign: hashOfDesign({ theme: shown.theme, logos }),
  }
}

/** The practice as published on its host. A host that locates visitors itself replaces the lookup of the geo gate. */
function forHost(practice: Practice, named = practice.host): Practice {
  const { place } = hostOf(named)
  const geoGate = place === undefined ? practice.geoGate : { ...practice.geoGate, lookup: place }
  return { ...practice, host: named, geoGate }
}
