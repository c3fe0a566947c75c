import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashPaths } from '../cache/file-hashes.ts'
import { root } from '../folders.ts'
import { hashOf } from '../hash.ts'
import { installedPackages } from '../packages.ts'

/**
 * The sources of the bundle of templates and browser code, besides packages: files and folders. Those that are not in
 * the three folders are what vite.config.ts and the last of these import. A test finds them.
 */
export const bundleSources = [
  'templates',
  'src',
  'generator/render/bundle',
  'vite.config.ts',
  'generator/build/bundle-script.ts',
  'generator/disk/slashed.ts',
  'generator/disk/system-error.ts',
  'generator/folders.ts',
  'generator/hash.ts',
  'generator/memo.ts',
  'generator/one-at-a-time.ts',
  'generator/packages.ts',
  'generator/run/compiled-script.mjs',
  'generator/run/import-module.ts',
  'generator/run/with-esbuild.ts',
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
  // Not the list of packages, which differs between a checkout and an installed package with the same packages.
  return { bundle, program: hashOf(`${bundle} ${loadedCode().code} ${icu} ${cldr}`) }
}

/** Hash of the code that reads and checks manifests, as this process has loaded it, and of the list of packages. */
export function checkingKey(): string {
  const { code, packages } = loadedCode()
  return `${code}-${packages}`
}

const codeSources = ['generator', 'src/shared']

/** Once compiled, this code is in a folder named by the hashes of its sources and of npm's list: see sightline.mjs. */
const [, compiledCode, compiledPackages] =
  /[\\/]cli[\\/]([0-9a-f]+)-([0-9a-f]+)\.kept$/.exec(dirname(fileURLToPath(import.meta.url))) ?? []

let loaded: { code: string; packages: string } | undefined

function loadedCode() {
  loaded ??= {
    code: compiledCode ?? hashPaths(codeSources.map((path) => join(root, path))),
    packages: compiledPackages ?? hashPaths([join(root, 'package-lock.json')]),
  }
  return loaded
}
