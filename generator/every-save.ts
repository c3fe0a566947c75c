import { statSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Brings every save to the page. Two are lost otherwise, and the page keeps what it shows until the next one: a save within
 * 50 ms of an earlier one of the same file, as of a formatter after an editor, is dropped by Vite's watcher; and a page
 * that is still loading does not listen yet.
 */
export function everySave(): Plugin {
  return {
    name: 'sightline:every-save',
    apply: 'serve',
    configureServer({ watcher, middlewares, environments }) {
      let lastChange = 0
      let lastRequest = 0
      watcher.on('all', () => {
        lastChange = performance.now()
      })
      watcher.on('change', (file) => {
        lastChange = performance.now()
        const saved = timeOf(file)
        setTimeout(() => {
          const time = timeOf(file)
          if (time !== undefined && time !== saved) watcher.emit('change', file)
        }, lookAgainMs)
      })
      middlewares.use((request, _response, next) => {
        if (request.headers.accept?.includes('text/html')) lastRequest = performance.now()
        next()
      })
      environments.client.hot.on('vite:client:connect', (_data, client) => {
        if (lastChange > lastRequest) client.send({ type: 'full-reload' })
      })
    },
  }
}

const lookAgainMs = 60

const timeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs
