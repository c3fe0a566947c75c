import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { textEntries } from '../../generator/cache/kept-texts.ts'
import { pathOf } from '../../generator/cache/store.ts'
import { cacheFolder, root } from '../../generator/folders.ts'
import { recordEntry } from '../../generator/publish/record.ts'
import { sourceKeys } from '../../generator/run/source-keys.ts'
import { type Measured, measure } from './measure.ts'
import type { Sample } from './series.ts'
import { setAside } from './set-aside.ts'

/** The manifest of a site, and the folder it is published to. */
export interface Place {
  manifest: string
  out: string
}

/** Runs and measures `sightline generate`, the command itself, without npm. */
export async function generate({ manifest, out }: Place, ...options: string[]): Promise<Sample> {
  const measured = await command('generate', '--json', '--manifest', manifest, '--out', out, ...options)
  const { pages, written, removed } = JSON.parse(measured.stdout.trim().split('\n').at(-1)!)
  return { ...measured, pages, files: written + removed }
}

/** The URL, kind and language of every page of a manifest. */
export async function routesOf(manifest: string): Promise<Route[]> {
  const { stdout } = await command('routes', '--json', '--manifest', manifest)
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Route)
}

export interface Route {
  url: string
  kind: string
  language: 'en' | 'es'
}

/** Clears everything, as if this manifest had never been read and this folder never published to. */
export function forget({ manifest, out }: Place): void {
  for (const path of [out, `${out}.next`, `${out}.releases`]) setAside(path)
  for (const entry of [recordEntry(out), ...textEntries(manifest)]) rmSync(pathOf(entry), { force: true })
}

/** Removes the bundle of the current code. Those of other versions stay. */
export function forgetBundle(): void {
  rmSync(pathOf({ kind: 'bundles', name: sourceKeys().bundle }), { recursive: true, force: true })
}

/** Compiles one of the programs next to this file the way the command is compiled. Returns its path. */
export async function compile(program: 'naive-loop' | 'floor' | 'pictures'): Promise<string> {
  const outfile = join(cacheFolder, 'bench', `${program}.mjs`)
  await build({
    entryPoints: [join(import.meta.dirname, `${program}.ts`)],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    external: ['vite', 'vike', 'sharp', 'satori', 'esbuild'],
    banner: {
      js: "import { createRequire as makeRequire } from 'node:module'; const require = makeRequire(import.meta.url);",
    },
    logLevel: 'error',
  })
  return outfile
}

const command = (...args: string[]): Promise<Measured> =>
  measure(process.execPath, [join(root, 'generator/sightline.mjs'), ...args], root)
