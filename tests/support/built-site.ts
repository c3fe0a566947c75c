import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import type { GenerateOptions } from '../../generator/commands/generate.ts'
import { root } from '../../generator/folders.ts'
import { fileOf, urlOfFile } from '../../generator/urls.ts'
import { publish } from './published.ts'
import { clearwater, dental, monolingual, trilingual } from './world.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the real site, generated once for the whole run. Its texts may change: test only rules on it. */
    site: string
    /** The folder of the site of `clearwater`, generated once for the whole run. */
    practice: string
    /** The same for `trilingual`. */
    trilingual: string
    /** The same for `monolingual`. */
    monolingual: string
    /** The same for `dental`. */
    dental: string
  }
}

/**
 * Vitest's global setup: generates the real site as it would be published, and the small practices as previews,
 * once per run and with the command a marketer runs.
 */
export default async function setup({ provide }: TestProject): Promise<void> {
  provide('site', await make(join(root, 'manifest'), 'test-site'))
  provide('practice', await make(clearwater, 'test-practice', { preview: true }))
  provide('trilingual', await make(trilingual, 'test-trilingual', { preview: true }))
  provide('monolingual', await make(monolingual, 'test-monolingual', { preview: true }))
  provide('dental', await make(dental, 'test-dental', { preview: true }))
}

/** Generates the site of a manifest into the cache, and returns its folder. */
async function make(manifest: string, name: string, options: GenerateOptions = {}): Promise<string> {
  const out = join(root, '.cache', name)
  const { code, said } = await publish(manifest, out, options)
  if (code !== 0) throw new Error(`The site of ${manifest} could not be generated:\n${said}`)
  return out
}

interface BuiltPage {
  url: string
  html: string
}

/** Every page of a generated site, with the URL it is served at. */
export function readPages(site: string): BuiltPage[] {
  return readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => ({ url: urlOfFile(file), html: readFileSync(join(site, file), 'utf8') }))
}

/** The HTML of one page of a generated site. */
export const readPage = (site: string, url: string): string => readFileSync(join(site, fileOf(url)), 'utf8')
