import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The paths of a published site's scripts and stylesheets that contain all `marks`: their names are hashes. */
export function assetsWith(site: string, ...marks: string[]): string[] {
  const assets = join(site, 'assets')
  return readdirSync(assets, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css)$/.test(file) && holds(readFileSync(join(assets, file), 'utf8'), marks))
    .map((file) => `/assets/${file.replaceAll('\\', '/')}`)
}

const holds = (text: string, marks: string[]) => marks.every((mark) => text.includes(mark))
