import type { Stats } from 'node:fs'
import type { ProblemCode } from '../problems/catalogue.ts'
import { type Problem, problem, topOf } from '../problems/problems.ts'
import { logosFolder, photosFolder } from './media.ts'

/** In bytes: twice the largest camera files, and ten times the YAML that makes a hundred thousand pages. */
const ceilings = { photo: 100_000_000, other: 4_000_000 }

/** Refuses a file larger than what a person writes or a camera saves. */
export function tooLarge(file: string, bytes: number): Problem | undefined {
  const isPhoto = file.startsWith(`${photosFolder}/`)
  const ceiling = isPhoto ? ceilings.photo : ceilings.other
  if (bytes <= ceiling) return undefined
  const limit = `${isPhoto ? 'a photo' : 'a file of the manifest'} may be at most ${inMb(ceiling)} MB`
  const isLogo = file.startsWith(`${logosFolder}/`)
  const fix = isPhoto
    ? 'Export the photo smaller.'
    : isLogo
      ? 'Export the logo as SVG, or as a much smaller PNG.'
      : 'Restore the file from an earlier version, or split it.'
  return refused('TOO_LARGE', file, `${file} is ${inMb(bytes)} MB; ${limit}`, fix)
}

export const deadLink = (file: string): Problem =>
  refused('NOT_A_FILE', file, `${file} is a symlink to nothing`, 'Put the file itself there, or remove the symlink.')

export const invalidName = (file: string): Problem =>
  refused('NOT_A_FILE', file, `the name ${file} is not valid UTF-8`, 'Rename the file.')

export const outsideLink = (file: string, target: string, outside = 'the manifest'): Problem =>
  refused(
    'NOT_A_FILE',
    file,
    `${file} is a symlink to ${target}, outside ${outside}`,
    'Put the file or folder itself there, or remove the symlink.',
  )

/** Refuses a public/ that lies elsewhere: a change would show the symlink, not what is behind it. */
export const linkedPublic = (target: string): Problem =>
  refused(
    'NOT_A_FILE',
    '../public',
    `public is a symlink to ${target}, from where every file would be published`,
    'Put the folder itself there, or remove the symlink.',
  )

export const circularLink = (file: string, target: string): Problem =>
  refused('NOT_A_FILE', file, `${file} is a symlink to ${target}, a folder that contains it`, 'Remove the symlink.')

/** Refuses something that has the name of a file but is neither a file nor a folder of pages. */
export const notAFile = (file: string, stats: Stats): Problem =>
  refused(
    'NOT_A_FILE',
    file,
    `${file} is ${stats.isDirectory() ? 'a folder' : 'a pipe, a socket or a device'}, not a file`,
    stats.isDirectory() ? 'Rename the folder: its name must not end like the name of a file.' : 'Remove it.',
  )

const refused = (code: ProblemCode, file: string, message: string, fix: string) =>
  problem(code, topOf(file), message, fix)

const inMb = (bytes: number) => Math.ceil(bytes / 1e6)
