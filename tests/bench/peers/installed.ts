import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheFolder } from '../../../generator/folders.ts'

/** Where peers from npm are installed: outside our own dependencies, which everybody has to install. */
const folder = join(cacheFolder, 'bench/peers')
export const peerPackages = join(folder, 'node_modules')

/** Installs the newest peers that run on this Node. Hugo comes from elsewhere. */
export function installPeers(): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{"private": true}')
  // Astro 6 needs Node 22.
  const astro = Number.parseInt(process.versions.node, 10) < 22 ? 'astro@5' : 'astro'
  const args = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '@11ty/eleventy', astro]
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit' })
  if (status !== 0) throw new Error('npm could not install the peers.')
}

/** The version of a package. Undefined when it is not installed. */
export function installedVersion(name: string): string | undefined {
  const file = join(peerPackages, name, 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version : undefined
}
