import { statSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Brings every save to the page. Three are lost otherwise, and the page keeps what it shows until the next one. A save
 * within 50 ms of an earlier one of the same file, as of a formatter after an editor, is dropped by Vite's watcher. A page
 * that is still loading does not listen yet. And a request that the browser gave up for the next is rendered all the same:
 * the next one is handed the modules that it was about to read, as they were before the save.
 */
export function everySave(): Plugin {
  return {
    name: 'sightline:every-save',
    apply: 'serve',
    configureServer({ watcher, middlewares, environments }) {
      let lastChange = 0
      /** When the page was asked for, or the earliest request that it may have modules of. */
      let lastRequest = 0
      const unanswered = new Set<number>()
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
      middlewares.use((request, response, next) => {
        if (request.headers.accept?.includes('text/html')) {
          const time = performance.now()
          lastRequest = Math.min(time, ...unanswered)
          unanswered.add(time)
          response.on('finish', () => {
            for (const earlier of unanswered) if (earlier <= time) unanswered.delete(earlier)
          })
        }
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
