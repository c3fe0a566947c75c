import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'
import { clearwater, copyOf } from './world.ts'

/**
 * A copy of a manifest with values of practice.yaml changed by path: `{ 'geoGate.mode': 'banner' }`. Copies the small
 * practice's manifest unless another one is given.
 */
export function changedManifest(practice: Record<string, unknown>, from = clearwater): string {
  const manifest = copyOf(from)
  const file = join(manifest, 'practice.yaml')
  const document = parseDocument(readFileSync(file, 'utf8'))
  for (const [path, value] of Object.entries(practice)) document.setIn(path.split('.'), value)
  writeFileSync(file, document.toString())
  return manifest
}
