import { join } from 'node:path'
import { drawnBy } from '../cache/kept-picture.ts'
import { codesOf } from '../languages.ts'
import type { LooseManifest } from '../parse/loose-manifest.ts'
import { awaitedFiles } from '../parse/misnamed.ts'
import type { Problem } from '../problems/problems.ts'
import { type ListedFile, listMedia } from '../read/list-manifest.ts'
import { fileFinder, photosFolder } from '../read/media.ts'
import { type PhotoFacts, photoFacts } from './facts.ts'
import { photoHashes } from './hashes.ts'
import { photoProblems } from './photo-problems.ts'
import { type PhotoUse, photoUses } from './uses.ts'
import type { Wanted } from './variants.ts'

/** A photo the manifest refers to. */
export interface PhotoFile extends PhotoFacts {
  /** Its path on this machine. */
  path: string
  /** Hash of its bytes. */
  hash: string
  /** Hash of what makes its copies: other versions may make other bytes. */
  drawnBy: string
  /** The different ways in which pages want it, in a fixed order. */
  wanted: readonly Wanted[]
}

/**
 * The photos the manifest refers to, by their path below photos/, and the problems that keep any from being shown.
 * `doubtful` are the texts of files with an error.
 */
export function readPhotos(
  folder: string,
  { sources, languages }: LooseManifest,
  listed: readonly ListedFile[],
  doubtful: readonly string[],
): { photos: Map<string, PhotoFile>; problems: Problem[] } {
  // Entries that exist but cannot be read as files are reported once, where the folder is read.
  const { refused } = listMedia(listed, photosFolder)
  const findRefused = fileFinder(refused)
  const uses = photoUses(sources).filter(({ file }) => findRefused(file) === undefined)
  const hashes = photoHashes(folder, listed)
  const find = fileFinder(hashes.keys())
  const named = new Set(uses.map(({ file }) => file))
  const files = [...named].sort().flatMap((file) => {
    const found = find(file)
    return found === undefined ? [] : [{ file, path: join(folder, photosFolder, found), hash: hashes.get(found)! }]
  })
  const byHash = photoFacts(files)
  const facts = new Map(files.map(({ file, hash }) => [file, byHash.get(hash)!]))
  const photos = new Map<string, PhotoFile>()
  for (const { file, path, hash } of files) {
    const found = facts.get(file)!
    if ('fault' in found) continue
    photos.set(file, {
      ...found,
      path,
      hash,
      drawnBy: drawnBy('generator/photos/make-variant.ts', 'generator/photos/variants.ts'),
      wanted: wantedOf(uses.filter((use) => use.file === file)),
    })
  }
  const isUnread =
    awaitedFiles(listed, codesOf(languages)).length > 0 || sources.some(({ value }) => value === undefined)
  const known = { present: [...hashes.keys()], find, facts, isUnread, doubtful, languages }
  return { photos, problems: photoProblems(uses, known) }
}

const wantedOf = (uses: readonly PhotoUse[]): Wanted[] =>
  [...new Map(uses.map(({ quality, cut }) => [JSON.stringify([quality, cut]), { quality, cut }]))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, wanted]) => wanted)
