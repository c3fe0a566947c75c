import type { IncomingMessage } from 'node:http'
import type { HotPayload, Plugin } from 'vite'
import { pageListens } from '../../src/shared/development.ts'
import { watchResaves } from '../read/watch-resaves.ts'

/**
 * Makes every save reach the page. Otherwise saves are lost in three cases, and the page stays stale until the next
 * save. First, a save right after an earlier one of the same file: see `watchResaves`. Second, a page that is still
 * loading does not listen yet: once it connects, and once it can take words, it is reloaded if a save, or the reload for
 * it, came after the page was requested. Third, a request that the browser has abandoned for the next one is still
 * rendered: the next one receives the modules the first was about to read, as they were before the save.
 */
export function everySave(): Plugin {
  return {
    name: 'sightline:every-save',
    apply: 'serve',
    configureServer({ watcher, middlewares, environments }) {
      const { hot } = environments.client
      /** When a file was last saved, or the reload for it sent: a page requested earlier may be stale. */
      let lastChange = 0
      /** When the page was requested, or the earliest request it may share modules with. */
      let lastRequest = 0
      const unanswered = new Set<number>()
      const changed = () => {
        lastChange = performance.now()
      }
      for (const event of ['add', 'change', 'unlink'] as const) watcher.on(event, changed)
      watchResaves(watcher, (file) => watcher.emit('change', file))
      middlewares.use((request, response, next) => {
        if (willListen(request)) {
          const time = performance.now()
          lastRequest = Math.min(time, ...unanswered)
          unanswered.add(time)
          response.on('finish', () => {
            for (const earlier of unanswered) if (earlier <= time) unanswered.delete(earlier)
          })
        }
        next()
      })
      const send = hot.send.bind(hot) as (...message: unknown[]) => void
      hot.send = (...message: unknown[]) => {
        const [payload] = message as [string | HotPayload]
        if (typeof payload !== 'string' && /^(full-reload|update|custom)$/.test(payload.type))
          lastChange = performance.now()
        send(...message)
      }
      for (const event of ['vite:client:connect', pageListens])
        hot.on(event, (_data, client) => {
          if (lastChange > lastRequest) client.send({ type: 'full-reload' })
        })
    },
  }
}

/**
 * Whether the response will be a page that listens for saves. Not when an open page fetches itself to take new words:
 * counted as a request, it would hide that a page sent earlier still lacks them.
 */
const willListen = ({ headers }: IncomingMessage) =>
  headers.accept?.includes('text/html') === true && headers['sec-fetch-dest'] !== 'empty'
