import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow, hashOf } from '../cache/source-keys.ts'
import type { LooseEntry } from '../parse/loose-entries.ts'
import type { LooseManifest } from '../parse/loose-manifest.ts'
import { isMedia } from '../photos/hashes.ts'
import { locate } from '../problems/locate.ts'
import { nearest, suggest } from '../problems/nearest.ts'
import { type Problem, problem } from '../problems/problems.ts'
import { asGroup } from '../read/raw-values.ts'
import { type LogoShape, logoFacts } from './logo-facts.ts'

/** The folder of a manifest that holds the logos of its partners. */
export const logosFolder = 'logos'

/** A logo the manifest refers to. */
export interface LogoFile extends LogoShape {
  bytes: Uint8Array
  /** Hash of its bytes. */
  hash: string
}

/** The logos that partners name, by their path below logos/, and the problems that keep any from being shown. */
export function readLogos(
  folder: string,
  { lists }: LooseManifest,
): { logos: Map<string, LogoFile>; problems: Problem[] } {
  const present = filesBelow(join(folder, logosFolder)).filter(isMedia)
  const logos = new Map<string, LogoFile>()
  const named = new Set<string>()
  const problems = (lists['partners.yaml'] ?? []).flatMap((entry) => {
    const { file } = asGroup(entry.value.logo)
    if (typeof file !== 'string' || file.trim() === '') return []
    named.add(file)
    if (!present.includes(file)) return [missing(entry, file, present)]
    const bytes = readFileSync(join(folder, logosFolder, file))
    const facts = logoFacts(file, bytes)
    if ('fault' in facts) return [problem('BAD_LOGO', placeOf(entry), facts.fault, facts.fix)]
    logos.set(file, { ...facts, bytes, hash: hashOf(bytes) })
    return []
  })
  // One misspelt name is reported once.
  const meant = new Set([...named].filter((file) => !present.includes(file)).map((file) => nearest(file, present)))
  const nameless = present.filter((file) => !named.has(file) && !meant.has(file))
  return { logos, problems: [...problems, ...nameless.map(unused)] }
}

const placeOf = ({ source, path }: LooseEntry) => locate(source, [...path, 'logo', 'file'])

const missing = (entry: LooseEntry, file: string, present: readonly string[]) =>
  problem(
    'MISSING_LOGO',
    placeOf(entry),
    `there is no logo "${file}" in ${logosFolder}/`,
    present.length === 0 ? `Put the logo into the folder ${logosFolder}/ of the manifest.` : suggest(file, present),
  )

const unused = (file: string): Problem =>
  problem(
    'LOGO_UNUSED',
    { file: `${logosFolder}/${file}`, line: 1, column: 1 },
    'no partner names this logo',
    `Name it as "logo: { file: ${file} }" in partners.yaml, or remove it.`,
  )
