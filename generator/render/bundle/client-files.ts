import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256Of } from '../../hash.ts'
import type { Assets } from '../../page.ts'
import type { FontPart } from '../../theme/typefaces.ts'
import { bootSnippet } from './boot-snippet.ts'

/** A chunk in the manifest of Vite's build. All paths but the keys are below the folder `client`. */
interface ManifestEntry {
  file: string
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
  assets?: string[]
}

/**
 * The files that visitors may get from the bundle in `folder`, and those of them that every page names: what +client.ts
 * needs according to the manifest that Vike writes for the build. Vike also builds its own runtime, which we never ship.
 */
export function clientFiles(folder: string): { assets: Assets; files: string[] } {
  const manifest = JSON.parse(readFileSync(join(folder, 'assets.json'), 'utf8')) as Record<string, ManifestEntry>
  const entry = Object.entries(manifest).find(([key]) => key.endsWith('templates/+client.ts'))
  if (entry === undefined) throw new Error('the client bundle has no entry for templates/+client.ts')
  const seen = new Set<string>()
  const files = new Set<string>()
  const visit = (key: string) => {
    const chunk = manifest[key]
    if (chunk === undefined || seen.has(key)) return
    seen.add(key)
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
  }
  visit(entry[0])
  const styles = (entry[1].css ?? []).map((file) => `/${file}`)
  // The fonts of the default typeface: the stylesheet of every page loads no others.
  const fontsWith = (part: FontPart) =>
    (entry[1].assets ?? []).filter((file) => file.includes(`-${part}.`)).map((file) => `/${file}`)
  const sheets = sheetsIn(manifest)
  for (const href of Object.values(sheets)) files.add(href.slice(1))
  const { file } = entry[1]
  const integrity = sha256Of(readFileSync(join(folder, 'client', file)))
  const fonts = { fonts: fontsWith('common'), moreFonts: fontsWith('rest') }
  const assets = { script: `/${file}`, integrity, boot: bootSnippet(), styles, sheets, ...fonts }
  return { assets, files: [...files].sort() }
}

/** The stylesheets of templates/styles/sheets, by name. The bundler also emits a script for each, which is empty. */
function sheetsIn(manifest: Readonly<Record<string, ManifestEntry>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(manifest).flatMap(([key, { css }]) => {
      const [, name] = /^templates\/styles\/sheets\/([\w-]+)\.css$/.exec(key) ?? []
      return name === undefined ? [] : (css ?? []).map((file) => [name, `/${file}`])
    }),
  )
}
