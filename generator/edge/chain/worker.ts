import { headersFor } from '../../hosts/rule-files.ts'
import { isNamedByContent } from '../../hosts/rules.ts'
import { decoded } from '../../redirect-rules.ts'
import type { RenderDocument } from '../../render/renderer.ts'
import type { Bindings } from '../requests/deliver.ts'
import { outboxOf } from '../requests/outbox.ts'
import { takePosts } from '../requests/take-posts.ts'
import { type Context, type PlacedRequest, platformOf } from '../worker.ts'
import { type OpenPractice, openPractices } from './open-practices.ts'

// The entry point of the module that Cloudflare runs for a chain: generator/edge/bundle-worker.ts bundles it.

interface ChainBindings extends Bindings {
  /** The files of the published folder. Visitors get them only through this worker. */
  ASSETS: { fetch: (request: Request | string) => Promise<Response> }
}

/** The worker of a chain: each practice answers under the host name of its URL. */
export function chainWorker(renderDocument: RenderDocument, program: string) {
  const open = openPractices(renderDocument, program)
  const practiceAt = (url: string, { ASSETS }: ChainBindings) =>
    open(nameOf(new URL(url).hostname), async (path) => {
      const response = await ASSETS.fetch(`${assets}/${path}`)
      if (response.ok) return response.text()
      await response.body?.cancel()
      if (response.status === 404) return undefined
      // Not a 404 of ours: search engines would drop the practice.
      throw new Error(`${path} could not be read: ${response.status}`)
    })
  return {
    fetch: async (request: PlacedRequest, bindings: ChainBindings, context: Context): Promise<Response> => {
      const { pathname } = new URL(request.url)
      const practice = await practiceAt(request.url, bindings)
      if (practice === undefined) {
        const other = otherForm(request.url)
        const meant = await practiceAt(other, bindings)
        if (meant === undefined) return new Response('No practice has this address.\n', { status: 404 })
        return withHeaders(new Response(null, { status: 301, headers: { Location: other } }), '/', meant)
      }
      const taken = await takePosts(request, practice, bindings)
      if (taken !== undefined) return taken
      const file = fileAt(pathname, practice)
      const found = file && (await fileOf(file, request, bindings.ASSETS))
      return found ? withHeaders(found, pathname, practice) : practice.answer(request, platformOf(request, context))
    },
    Outbox: outboxOf(async (url, bindings) => (await practiceAt(url, bindings as ChainBindings))?.site),
  }
}

/** Any host name will do: no server is contacted. */
const assets = 'https://assets'

/** On a developer's machine, a browser reaches a practice at its host name followed by `.localhost`. */
const nameOf = (hostname: string) => hostname.replace(/\.localhost$/, '')

/** The same address without `www.`, or with it if it has none: people type either. */
function otherForm(address: string): string {
  const url = new URL(address)
  url.hostname = url.hostname.startsWith('www.') ? url.hostname.slice('www.'.length) : `www.${url.hostname}`
  return url.href
}

/** The published file of a practice at this path. Practices share the files that are named by their content. */
function fileAt(pathname: string, { files }: OpenPractice): string | undefined {
  const path = pathname.slice(1)
  const name = decoded(path)
  const own = [name, `${name}.html`].find((each) => Object.hasOwn(files, each))
  if (own !== undefined) return files[own]
  return isNamedByContent(path) ? path : undefined
}

async function fileOf(file: string, { method, headers }: Request, files: ChainBindings['ASSETS']) {
  if (method !== 'GET' && method !== 'HEAD') return undefined
  const response = await files.fetch(new Request(`${assets}/${file}`, { method, headers }))
  return response.ok || response.status === 304 ? response : undefined
}

function withHeaders({ body, status, headers }: Response, pathname: string, { rules }: OpenPractice): Response {
  const all = new Headers(headers)
  for (const [name, value] of headersFor(pathname, rules.headers)) all.set(name, value)
  return new Response(body, { status, headers: all })
}
