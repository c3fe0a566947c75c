import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashPaths } from '../cache/file-hashes.ts'
import { root } from '../folders.ts'
import { hashOf } from '../hash.ts'
import { installedPackages } from '../packages.ts'

/** The sources of the bundle of templates and browser code, besides packages. */
const bundleSources = [
  'templates',
  'src',
  'generator/build/boot-snippet.ts',
  'generator/build/bundle-script.ts',
  'generator/run/compiled-script.mjs',
  'generator/render/build-bundle.ts',
  'vite.config.ts',
]

/** The versions of the data that Node formats dates, numbers and names of languages with, as pages show them. */
const { icu, cldr } = process.versions

/** Hashes of the code: `bundle` covers what is bundled, `program` everything except the manifest and its public/. */
export interface SourceKeys {
  bundle: string
  program: string
}

/** Hashes of the sources to bundle as they are now, and with them of all code as this process has loaded it. */
export function sourceKeys(): SourceKeys {
  const sources = hashPaths(bundleSources.map((path) => join(root, path)))
  const bundle = hashOf(`${sources} ${installedPackages()}`)
  return { bundle, program: hashOf(`${bundle} ${checkingKey()} ${icu} ${cldr}`) }
}

/** Everything that can affect what a check finds in a manifest. */
const checkingSources = ['generator', 'src/shared', 'package-lock.json']

/** Once compiled, this code is in a folder named by a hash of these sources: see sightline.mjs. */
const compiledFrom = /[\\/]cli[\\/]([0-9a-f]+)\.kept$/.exec(dirname(fileURLToPath(import.meta.url)))?.[1]

let checking: string | undefined

/** Hash of the code that reads and checks manifests, as this process has loaded it. */
export function checkingKey(): string {
  checking ??= compiledFrom ?? hashPaths(checkingSources.map((path) => join(root, path)))
  return checking
}
