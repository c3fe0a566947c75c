import { type ExitCode, exitCodes } from '../exit-codes.ts'
import { writeSchemas } from '../json-schema/write-schemas.ts'
import { readLoosely } from '../parse/loose-manifest.ts'
import { requireFolder, requirePractice } from '../practice-folder.ts'
import { readManifest } from '../read/read.ts'
import { sayingWhatFailed } from './terminal/disk-error.ts'
import type { Io } from './terminal/io.ts'

/**
 * Writes what documents the manifest's keys: the JSON Schemas, for completion and red squiggles in editors, and the
 * reference for people.
 */
export async function schema(io: Io): Promise<ExitCode> {
  requireFolder(io.manifest)
  const { sources } = readManifest(io.manifest)
  requirePractice(io.manifest, sources)
  const loose = readLoosely(sources)
  const count = sayingWhatFailed(
    () => 'The schemas could not be written',
    () => writeSchemas(io.manifest, loose),
  )
  const event = { event: 'schemas', manifest: io.manifest, count }
  io.print(io.json ? JSON.stringify(event) : `Wrote ${count} schemas and the reference to ${io.manifest}.`)
  return exitCodes.ok
}
