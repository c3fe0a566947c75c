import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { knownFillIns, unsureKinds } from '../checks/fill-ins.ts'
import { collectNames } from '../checks/names.ts'
import { makeFolder } from '../disk/make-folder.mjs'
import { isRefusedByDisk } from '../disk/system-error.ts'
import { hashOf } from '../hash.ts'
import { type Codes, codesOf } from '../languages.ts'
import type { LooseManifest } from '../parse/loose-manifest.ts'
import { checkingKey } from '../run/source-keys.ts'
import { jsonSchemas } from './json-schemas.ts'
import { manifestReference } from './manifest-reference.ts'
import { offered } from './offer-names.ts'

// What we write into the manifest's folder is made from the manifest and our code, so it is not part of the manifest.

/** Where editors look for the schemas. They contain names of the practice, so git ignores them. */
const schemasFolder = '.schema'

/** Explains all keys to people. It is the same for every manifest. */
const referenceFile = 'REFERENCE.md'

/** Writes the manifest's JSON Schemas and its reference into `folder`, and returns how many schemas there are. */
export function writeSchemas(folder: string, loose: LooseManifest): number {
  const count = writeMade(folder, loose)
  writeIfNew(join(folder, referenceFile), manifestReference())
  return count
}

/**
 * Writes the schemas again if the manifest's files refer to them, and only when its names, its languages or our code
 * have changed; the reference only if it exists. If the folder is not writable, editors lack the new names. A folder
 * that was moved away since it was read, for example while watching, is not created again, so that it can be moved
 * back.
 */
export function renewSchemas(folder: string, loose: LooseManifest): void {
  if (!existsSync(folder) || !loose.sources.some(({ text }) => modeline.test(text))) return
  const key = join(folder, schemasFolder, keyFile)
  if (existsSync(key) && readFileSync(key, 'utf8') === keyOf(loose)) return
  try {
    writeMade(folder, loose)
    if (existsSync(join(folder, referenceFile))) writeIfNew(join(folder, referenceFile), manifestReference())
  } catch (error) {
    if (!isRefusedByDisk(error)) throw error
  }
}

function writeMade(folder: string, loose: LooseManifest): number {
  const schemas = jsonSchemas(codesIn(loose), collectNames(loose))
  const to = join(folder, schemasFolder)
  makeFolder(to)
  // Removed until all are written, so that an interrupted run does not count.
  rmSync(join(to, keyFile), { force: true })
  // The manifest may be in a repository of its own, whose .gitignore we do not write.
  writeIfNew(join(to, '.gitignore'), '*\n')
  for (const [file, schema] of Object.entries(schemas))
    writeIfNew(join(to, file), `${JSON.stringify(schema, null, 1)}\n`)
  writeFileSync(join(to, keyFile), keyOf(loose))
  return Object.keys(schemas).length
}

/** Includes languages kept for later, so that editors do not underline their words. */
const codesIn = ({ languages, kept }: LooseManifest): Codes => [...codesOf(languages), ...kept]

const modeline = /^# yaml-language-server: \$schema=/

/** Contains a hash of everything the schemas were made from. */
const keyFile = 'made-of'

const keyOf = (loose: LooseManifest) => hashOf(JSON.stringify([codesIn(loose), namesIn(loose), checkingKey()]))

function namesIn(loose: LooseManifest) {
  const names = collectNames(loose)
  const fillIns = knownFillIns(names)
  return [offered(names), fillIns, unsureKinds(fillIns, names)]
}

function writeIfNew(path: string, text: string): void {
  if (!existsSync(path) || readFileSync(path, 'utf8') !== text) writeFileSync(path, text)
}
