import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The paths of the scripts and stylesheets of a published site that hold every one of `marks`. Their names are hashes. */
export function assetsWith(site: string, ...marks: string[]): string[] {
  const assets = join(site, 'assets')
  return readdirSync(assets, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css)$/.test(file) && holds(readFileSync(join(assets, file), 'utf8'), marks))
    .map((file) => `/assets/${file.replaceAll('\\', '/')}`)
}

const holds = (text: string, marks: string[]) => marks.every((mark) => text.includes(mark))
