import { statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { isInside } from '../disk/is-inside.ts'
import { decoded } from '../redirect-rules.ts'
import { realPath } from '../serve/leads-outside.ts'
import { parseTarget } from '../serve/parse-target.ts'

/**
 * Serves no file that only a symlink puts into the checkout or into `publicFolder`. Vite compares names alone, and
 * publishing refuses such a symlink: its target may be any file of this machine.
 */
export function guardLinks(publicFolder: string): Plugin {
  return {
    name: 'sightline:guard-links',
    apply: 'serve',
    configureServer({ config: { root, server }, middlewares }) {
      const served = server.fs.allow.flatMap((folder) => realPath(folder) ?? [])
      // Must not be a symlink itself.
      const own = join(realPath(dirname(publicFolder)) ?? '', basename(publicFolder))
      const isServed = (file: string) => [own, ...served].some((folder) => isInside(file, folder))
      middlewares.use((request, response, next) => {
        const path = decoded(parseTarget(request.url).pathname)
        const named = path.startsWith('/@fs/')
          ? [path.replace(/^\/@fs(\/(?=\w:))?/, '')]
          : [publicFolder, root].map((folder) => join(folder, path))
        const files = named.flatMap((each) => realPath(each) ?? []).filter((each) => statSync(each).isFile())
        if (files.every(isServed)) next()
        else response.writeHead(403).end()
      })
    },
  }
}
