import { join } from 'node:path'
import { cacheFolder } from '../../generator/folders.ts'
import { loadSite } from '../../generator/load-site.ts'
import type { Language, PageKind } from '../../generator/page.ts'
import { serveFolder } from '../../generator/serve/serve.ts'
import { fileOf } from '../../generator/urls.ts'
import { command } from './command.ts'
import { listen, stop } from './loopback.ts'

/** A generated site, and a server for it on the loopback. */
export interface MadeSite {
  folder: string
  /** Without a trailing slash: `http://127.0.0.1:41234`. */
  origin: string
  /** The practice's own URL, as canonical links and the sitemap use it. */
  published: string
  pages: readonly SitePage[]
}

export interface SitePage {
  url: string
  kind: PageKind
  language: Language
  /** Absolute path of its HTML. */
  file: string
}

/**
 * Generates the site of a manifest into the cache with the command a marketer runs, serves it on a free port of the
 * loopback, and passes it to `work`. Throws the command's output when it could not generate the site.
 */
export async function withSite<T>(manifest: string, work: (site: MadeSite) => Promise<T>): Promise<T> {
  const folder = join(cacheFolder, 'made-site')
  const { code, out, err } = await command(['generate', '--manifest', manifest, '--out', folder])
  const { site } = loadSite(manifest)
  if (code !== 0 || site === undefined) throw new Error(`The site could not be generated:\n${out}${err}`)
  const server = serveFolder(folder)
  try {
    return await work({
      folder,
      origin: `http://127.0.0.1:${await listen(server)}`,
      published: site.manifest.practice.url,
      pages: [...site.routes].map(({ url, language, source }) => ({
        url,
        language,
        kind: source.kind,
        file: join(folder, fileOf(url)),
      })),
    })
  } finally {
    await stop(server)
  }
}
