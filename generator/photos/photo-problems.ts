import { editValue } from '../edit/edit-value.ts'
import { codesOf, englishName, type Languages } from '../languages.ts'
import type { ProblemCode } from '../problems/catalogue.ts'
import { certain, nearest } from '../problems/nearest.ts'
import { firstOf } from '../problems/print.ts'
import { type Edit, type Problem, problem, topOf } from '../problems/problems.ts'
import { locate } from '../read/locate.ts'
import { isNamedIn, photosFolder, withoutFolder } from '../read/media.ts'
import { cutOut, places } from './cut.ts'
import type { NoPhoto, PhotoFacts } from './facts.ts'
import type { PhotoUse } from './uses.ts'

/** What is known about the photos of a manifest. */
interface Known {
  /** The files in photos/. */
  present: readonly string[]
  /** The one of them that a text names, which may spell it in another way. */
  find: (file: string) => string | undefined
  /** About each that is there, as texts name it. */
  facts: ReadonlyMap<string, PhotoFacts | NoPhoto>
  /** Whether some file of the manifest is not read: it may use any photo. */
  isUnread: boolean
  /** The texts of files with an error. */
  doubtful: readonly string[]
  languages: Languages
}

/** What keeps photos from being shown as the manifest wants them, and photos that it does not use. */
export function photoProblems(
  uses: readonly PhotoUse[],
  { present, find, facts, isUnread, doubtful, languages }: Known,
): Problem[] {
  // A misspelled name is reported once: the file it means does not count as unused.
  const meant = new Set(uses.map(({ file }) => find(file) ?? likelyFile(file, present)))
  const isUnused = (file: string) => !isUnread && !meant.has(file) && !isNamedIn(doubtful, file)
  return [
    ...uses.flatMap((use) => {
      const found = facts.get(use.file)
      if (found === undefined) return [missing(use, present)]
      return 'fault' in found ? [broken(use, found)] : tooSmall(use, found)
    }),
    ...uses.flatMap((use) => undescribed(use, languages)),
    ...present.filter(isUnused).map(unused),
  ]
}

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
