import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The paths of the published scripts and stylesheets that contain all `marks`: their names are only hashes. */
export function assetsWith(site: string, ...marks: string[]): string[] {
  const assets = join(site, 'assets')
  return readdirSync(assets, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(js|css)$/.test(file) && holds(readFileSync(join(assets, file), 'utf8'), marks))
    .map((file) => `/assets/${file.replaceAll('\\', '/')}`)
}

const holds = (text: string, marks: string[]) => marks.every((mark) => text.includes(mark))
