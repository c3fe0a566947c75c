import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { editValue } from '../edit/edit-value.ts'
import { hashOf } from '../hash.ts'
import type { LooseManifest } from '../parse/loose-manifest.ts'
import { themeFile } from '../parse/schemas/theme.ts'
import { certain, nearest, suggest } from '../problems/nearest.ts'
import { type Problem, problem, topOf } from '../problems/problems.ts'
import { type ListedFile, listMedia } from '../read/list-manifest.ts'
import { locate } from '../read/locate.ts'
import { fileFinder, isNamedIn, logosFolder, withoutFolder } from '../read/media.ts'
import { asGroup, type Path } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { sourceOf } from '../read/source-of.ts'
import { flawsOf } from './flaws.ts'
import { type LogoShape, logoFacts } from './logo-facts.ts'

/** A logo the manifest refers to. */
export interface LogoFile extends LogoShape {
  bytes: Uint8Array
  /** Hash of its bytes. */
  hash: string
}

/** Where a file of the manifest names a logo. */
interface Named {
  file: string
  source: Source
  path: Path
}

/**
 * The logos of partners and of the practice, by path below logos/, and the problems that keep any from being shown.
 * `doubtful` are the texts of files with an error.
 */
export function readLogos(
  folder: string,
  loose: LooseManifest,
  listed: readonly ListedFile[],
  doubtful: readonly string[],
): { logos: Map<string, LogoFile>; problems: Problem[] } {
  const { files: present, refused } = listMedia(listed, logosFolder)
  const logos = new Map<string, LogoFile>()
  // Entries that exist but cannot be read as files are reported once, where the folder is read.
  const findRefused = fileFinder(refused)
  const find = fileFinder(present)
  const pathOf = (found: string) => join(folder, logosFolder, found)
  const named = namedLogos(loose).filter(({ file }) => findRefused(file) === undefined)
  const problems = named.flatMap((name) => {
    const { file, source, path } = name
    const found = find(file)
    if (found === undefined) return [missing(name, present)]
    const bytes = readFileSync(pathOf(found))
    const facts = logoFacts(file, bytes)
    if ('fault' in facts) return [problem('BAD_LOGO', locate(source, path), facts.fault, facts.fix)]
    logos.set(file, { ...facts, bytes, hash: hashOf(bytes) })
    return []
  })
  const flaws = flawsOf(Array.from(logos, ([file, logo]) => ({ ...logo, file, path: pathOf(find(file)!) })))
  const flawed = named.flatMap((name) => {
    const flaw = flaws.get(name.file)
    return flaw === undefined ? [] : [reports[flaw](name)]
  })
  // A misspelled name is reported once: the file it means does not count as unused.
  const meant = new Set(named.map(({ file }) => find(file) ?? nearest(withoutFolder(file, logosFolder), present)))
  const nameless = present.filter((file) => !meant.has(file) && !isNamedIn(doubtful, file))
  return { logos, problems: [...problems, ...flawed, ...nameless.map(unused)] }
}

function namedLogos({ lists, sources }: LooseManifest): Named[] {
  const theme = sourceOf(sources, themeFile)
  const owners = [
    ...lists['partners.yaml'],
    ...(theme === undefined ? [] : [{ source: theme, path: [], value: asGroup(theme.value) }]),
  ]
  return owners.flatMap(({ source, path, value }) => {
    const { file } = asGroup(value.logo)
    if (typeof file !== 'string' || file.trim() === '') return []
    return [{ file, source, path: [...path, 'logo', 'file'] }]
  })
}

function missing({ file, source, path }: Named, present: readonly string[]): Problem {
  const name = withoutFolder(file, logosFolder)
  const fix =
    present.length === 0 ? `Put the logo in the ${logosFolder}/ folder of the manifest.` : suggest(name, present)
  const meant = certain(name, present)
  const edits = meant === undefined ? [] : [editValue(source, path, meant)]
  return problem('MISSING_LOGO', locate(source, path), `there is no logo "${file}" in ${logosFolder}/`, fix, edits)
}

const reports = {
  pale: ({ file, source, path }: Named) =>
    problem(
      'PALE_LOGO',
      locate(source, path),
      `the logo "${file}" is white, and so is what it is shown on`,
      'Name the version that is made for white paper.',
    ),
  damaged: ({ file, source, path }: Named) =>
    problem('BAD_LOGO', locate(source, path), `the logo "${file}" is damaged`, 'Export it again.'),
}

const unused = (file: string): Problem =>
  problem(
    'LOGO_UNUSED',
    topOf(`${logosFolder}/${file}`),
    'neither a partner nor the theme uses this logo',
    `Name it as "logo: { file: ${file} }" in partners.yaml or ${themeFile}, or remove it.`,
  )
