import { existsSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { editCookie } from '../../src/shared/studio.ts'
import { importModule } from '../run/import-module.ts'
import { parseTarget } from '../serve/parse-target.ts'
import type { Answer, Compiled } from './program.ts'

/**
 * Serves the pages through Vike and, before Vite looks for a file, the other files: the sitemap, the search files, the
 * pictures. `program` is called for each request, because the code may change. Vite serves the files in `publicFolder`.
 */
export function servePages(program: () => Promise<Compiled>, publicFolder: string): Plugin {
  return {
    name: 'sightline:serve-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname: path } = parseTarget(request.url)
        if (!/\.\w+$/.test(path) || existsSync(join(publicFolder, path))) return next()
        program()
          .then((compiled) => compiled.program?.emitted(path))
          .then((file) => {
            if (file === undefined) return next()
            response.writeHead(200, { 'content-type': file.type, 'cache-control': 'no-cache' }).end(file.content)
          })
          .catch(next)
      })
      // Last: anything that Vite does not serve is a page or does not exist.
      return () => {
        server.middlewares.use((request, response, next) => {
          program()
            .then((compiled) => send(request, response, answerTo(request, compiled)))
            .catch(next)
        })
      }
    },
  }
}

function answerTo(request: IncomingMessage, { program, failure }: Compiled): Answer {
  if (program === undefined) throw failure
  if (failure !== undefined) return { status: 500, html: program.failurePage(failure) }
  try {
    const { pathname, search } = parseTarget(request.url)
    return program.answer(pathname + search, { isEditing: request.headers.cookie?.includes(`${editCookie}=`) === true })
  } catch (error) {
    return { status: 500, html: program.failurePage(error) }
  }
}

async function send(request: IncomingMessage, response: ServerResponse, answer: Answer): Promise<void> {
  if ('redirect' in answer) {
    // Published as 301, which a browser would remember here even after the YAML has changed.
    response.writeHead(302, { location: answer.redirect }).end()
    return
  }
  const { renderPage } = await importModule<typeof import('vike/server')>('vike/server')
  const { httpResponse } = await renderPage({ urlOriginal: request.url ?? '/', document: answer.html })
  const html = (await httpResponse.getBody()).replace('</body>', () => `${takeWords}</body>`)
  response.writeHead(answer.status, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
  response.end(html)
}

/** Saves the page as sent, for src/develop/take-words.ts: placed last on it, and run before any other script. */
const takeWords = `<script type="module" src="/src/develop/take-words.ts"></script><script data-develop>{
const all = (node) => [node, ...[...node.childNodes].flatMap(all)]
const root = document.documentElement
window.sentPage = { root: root.cloneNode(true), live: all(root) }
}</script>`
