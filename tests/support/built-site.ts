import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { generate } from '../../generator/commands/generate.ts'
import { root } from '../../generator/folders.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of the real site, generated once for the whole run. */
    site: string
  }
}

/** Vitest's global setup: makes the real site once, with the command a marketer runs. */
export default async function setup({ provide }: TestProject): Promise<void> {
  const out = join(root, '.cache', 'test-site')
  const said: string[] = []
  const code = await generate({
    manifest: join(root, 'manifest'),
    out,
    json: false,
    print: (text) => said.push(text),
    note: (text) => said.push(text),
  })
  if (code !== 0) throw new Error(`The site could not be generated:\n${said.join('\n')}`)
  provide('site', out)
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
    .map((file) => ({ url: urlOf(file), html: readFileSync(join(site, file), 'utf8') }))
}

const urlOf = (file: string) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`)
