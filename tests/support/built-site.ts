import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { generate } from '../../generator/commands/generate.ts'
import { root } from '../../generator/folders.ts'
import { urlOfFile } from '../../generator/urls.ts'
import { clearwater, dental, monolingual, trilingual } from './world.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the real site, generated once for the whole run. Its words may change: ask it for rules only. */
    site: string
    /** The folder of the site of `clearwater`, generated once for the whole run. */
    practice: string
    /** The same of `trilingual`. */
    trilingual: string
    /** The same of `monolingual`. */
    monolingual: string
    /** The same of `dental`. */
    dental: string
  }
}

/** Vitest's global setup: makes the real site and the small practices once, with the command a marketer runs. */
export default async function setup({ provide }: TestProject): Promise<void> {
  provide('site', await make(join(root, 'manifest'), 'test-site'))
  provide('practice', await make(clearwater, 'test-practice'))
  provide('trilingual', await make(trilingual, 'test-trilingual'))
  provide('monolingual', await make(monolingual, 'test-monolingual'))
  provide('dental', await make(dental, 'test-dental'))
}

/** Generates the site of a manifest into the cache, and returns its folder. */
async function make(manifest: string, name: string): Promise<string> {
  const out = join(root, '.cache', name)
  const said: string[] = []
  const print = (text: string) => void said.push(text)
  const code = await generate({ manifest, out, json: false, print, note: print })
  if (code !== 0) throw new Error(`The site of ${manifest} could not be generated:\n${said.join('\n')}`)
  return out
}

export interface BuiltPage {
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
