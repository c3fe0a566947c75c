import { join } from 'node:path'
import { drawnBy } from '../cache/kept-picture.ts'
import { editValue } from '../edit/edit-value.ts'
import { codesOf, englishName, type Languages } from '../languages.ts'
import type { LooseManifest } from '../parse/loose-manifest.ts'
import { awaitedFiles } from '../parse/misnamed.ts'
import type { ProblemCode } from '../problems/catalogue.ts'
import { certain, nearest } from '../problems/nearest.ts'
import { firstOf } from '../problems/print.ts'
import { type Edit, type Problem, problem, topOf } from '../problems/problems.ts'
import { type ListedFile, listMedia } from '../read/list-manifest.ts'
import { locate } from '../read/locate.ts'
import { fileFinder, photosFolder, withoutFolder } from '../read/media.ts'
import { cutOut, places } from './cut.ts'
import { type NoPhoto, type PhotoFacts, photoFacts } from './facts.ts'
import { photoHashes } from './hashes.ts'
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

/** The photos the manifest refers to, by their path below photos/, and the problems that keep any from being shown. */
export function readPhotos(
  folder: string,
  { sources, languages }: LooseManifest,
  listed: readonly ListedFile[],
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
  const facts = photoFacts(files)
  const photos = new Map<string, PhotoFile>()
  for (const { file, path, hash } of files) {
    const found = facts.get(hash)!
    if ('fault' in found) continue
    photos.set(file, {
      ...found,
      path,
      hash,
      drawnBy: drawnBy('generator/photos/make-variant.ts', 'generator/photos/variants.ts'),
      wanted: wantedOf(uses.filter((use) => use.file === file)),
    })
  }
  // A misspelled name is reported once: the file it means does not count as unused.
  const present = [...hashes.keys()]
  const meant = new Set([...named].map((file) => find(file) ?? likelyFile(file, present)))
  const isUnread =
    awaitedFiles(listed, codesOf(languages)).length > 0 || sources.some(({ value }) => value === undefined)
  const problems = [
    ...uses.flatMap((use) => {
      const file = find(use.file)
      if (file === undefined) return [missing(use, present)]
      const found = facts.get(hashes.get(file)!)!
      if ('fault' in found) return [broken(use, found)]
      return tooSmall(use, found)
    }),
    ...uses.flatMap((use) => undescribed(use, languages)),
    // A page that is not read may use them.
    ...(isUnread ? [] : present.filter((file) => !meant.has(file)).map(unused)),
  ]
  return { photos, problems }
}

const wantedOf = (uses: readonly PhotoUse[]): Wanted[] =>
  [...new Map(uses.map(({ quality, cut }) => [JSON.stringify([quality, cut]), { quality, cut }]))]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, wanted]) => wanted)

/** In pixels. A page's first photo fills a phone's screen: 390 CSS pixels, each two to three device pixels wide. */
const minWidth = 960

const at = (
  code: ProblemCode,
  { source, path }: PhotoUse,
  message: string,
  fix: string,
  edits: readonly (Edit | undefined)[] = [],
) => problem(code, locate(source, [...path, 'file']), message, fix, edits)

function missing(use: PhotoUse, files: readonly string[]): Problem {
  const meant = likelyFile(use.file, files)
  const fix =
    meant !== undefined
      ? `Did you mean "${meant}"?`
      : files.length === 0
        ? `Put the photo in the ${photosFolder}/ folder of the manifest.`
        : `Put the photo in ${photosFolder}/, or name one that is there: ${firstOf(files, maxNamedFiles)}.`
  const certainFile = certain(withoutFolder(use.file, photosFolder), files)
  const edits = certainFile === undefined ? [] : [editValue(use.source, [...use.path, 'file'], certainFile)]
  return at('MISSING_PHOTO', use, `there is no photo "${use.file}" in ${photosFolder}/`, fix, edits)
}

/** The file an author most likely meant. */
const likelyFile = (file: string, known: readonly string[]) => nearest(withoutFolder(file, photosFolder), known)

/** Enough to see which folder was read. */
const maxNamedFiles = 6

function broken(use: PhotoUse, found: NoPhoto): Problem {
  if ('mostPixels' in found) {
    const { width, height, mostPixels } = found
    const message = `the file "${use.file}" is ${width} x ${height} pixels; a photo may have at most ${mostPixels / 1e6} million`
    return at('BROKEN_PHOTO', use, message, 'Export it smaller: 4000 pixels wide is enough.')
  }
  if (found.fault === '') {
    const fix = 'Export or copy the photo again, and open the file to see that it is intact.'
    return at('BROKEN_PHOTO', use, `the file "${use.file}" is damaged, or not a photo`, fix)
  }
  const message = `the file "${use.file}" is ${found.fault}, which cannot be converted for all browsers`
  return at('BROKEN_PHOTO', use, message, 'Export it as JPEG, and name that file.')
}

function tooSmall(use: PhotoUse, photo: PhotoFacts): Problem[] {
  const { opened, place, cut, file } = use
  const least = place === undefined ? minWidth : places[place].minWidth
  const { width } = cutOut(photo, cut)
  if ((opened === undefined && place === undefined) || width >= least) return []
  const message =
    place === undefined
      ? `"${file}" is ${width} pixels wide, and will look small or blurred at the top of a page`
      : `the part of "${file}" (${photo.width} x ${photo.height} pixels) shown as ${place} is ${width} wide, and will look blurred`
  const fix = `Use the original from the camera, at least ${least} pixels wide${place === undefined ? '' : ' in the part that is shown'}.`
  return [at('PHOTO_TOO_SMALL', use, message, fix)]
}

/** A page written in a language must describe its photo in that language. */
function undescribed({ source, path, group, opened }: PhotoUse, languages: Languages): Problem[] {
  if (opened === undefined) return []
  return codesOf(languages).flatMap((code, index) => {
    if (opened[code] === undefined || group[code] !== undefined) return []
    const message = `the photo has no ${englishName(code)} text`
    const fix = `Add "${code}:" with "alt:" to the photo.`
    return [problem(index === 0 ? 'MISSING_LANGUAGE' : 'MISSING_FIELD', locate(source, path), message, fix)]
  })
}

const unused = (file: string): Problem =>
  problem(
    'PHOTO_UNUSED',
    topOf(`${photosFolder}/${file}`),
    'nothing uses this photo',
    `Name it as "file: ${file}" under a "photo:", or remove it.`,
  )
