import { EventEmitter } from 'node:events'
import { rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { everySave } from '../../../generator/dev/every-save.ts'
import { emptyFolder } from '../../support/world.ts'

const file = join(emptyFolder(), 'about.yaml')

let dev: ReturnType<typeof standIn>
beforeEach(() => {
  vi.useFakeTimers()
  writeFileSync(file, 'saved')
  dev = standIn()
  return () => void vi.useRealTimers()
})

/** A fake of the development server as the plugin sees it, and of a browser that requests pages and listens. */
function standIn() {
  const watcher = new EventEmitter()
  const hot = Object.assign(new EventEmitter(), { send: vi.fn() })
  let handle: (request: object, response: EventEmitter, next: () => void) => void = () => {}
  const middlewares = { use: (each: typeof handle) => (handle = each) }
  const configure = everySave().configureServer as (server: ViteDevServer) => void
  configure({ watcher, middlewares, environments: { client: { hot } } } as unknown as ViteDevServer)
  const later = () => vi.advanceTimersByTime(1)
  return {
    watcher,
    save() {
      later()
      watcher.emit('change', file)
    },
    /** Sends a message to the listening pages. */
    tell(message: object) {
      later()
      hot.send(message)
    },
    /** Requests a page, as a browser does to show it; the returned function finishes the response. */
    ask(purpose = 'document') {
      later()
      const response = new EventEmitter()
      handle({ headers: { accept: 'text/html', 'sec-fetch-dest': purpose } }, response, () => {})
      return () => {
        later()
        response.emit('finish')
      }
    },
    /** Whether a page that starts listening is told to reload. */
    listens(event = 'vite:client:connect') {
      later()
      const client = { send: vi.fn() }
      hot.emit(event, undefined, client)
      return client.send.mock.calls.length > 0
    },
  }
}

describe('a page that starts listening', () => {
  it('does not reload if nothing was saved since it was requested', () => {
    dev.save()
    dev.ask()()
    expect(dev.listens()).toBe(false)
  })

  it('reloads if a file was saved while it was loading', () => {
    const answer = dev.ask()
    dev.save()
    answer()
    expect(dev.listens()).toBe(true)
  })

  it.each(['full-reload', 'update'])(
    'reloads if it was requested between a save and the %s that announces it',
    (type) => {
      dev.save()
      const answer = dev.ask()
      dev.tell({ type })
      answer()
      expect(dev.listens()).toBe(true)
    },
  )

  it('does not reload if only an error was announced', () => {
    const answer = dev.ask()
    dev.tell({ type: 'error' })
    answer()
    expect(dev.listens()).toBe(false)
  })

  it('reloads if a file was saved after it connected, but before its script could handle the update', () => {
    dev.ask()()
    expect(dev.listens()).toBe(false)
    dev.save()
    expect(dev.listens('sightline:listening')).toBe(true)
    dev.ask()()
    expect(dev.listens('sightline:listening')).toBe(false)
  })

  it('reloads if a text was saved while it was loading, and the page it replaces still took that', () => {
    dev.ask()()
    dev.save()
    dev.ask('empty')()
    expect(dev.listens()).toBe(true)
  })

  it('reloads once if it replaces a request from before the save that was never answered', () => {
    dev.ask()
    dev.save()
    dev.ask()()
    expect(dev.listens()).toBe(true)
    dev.ask()()
    expect(dev.listens()).toBe(false)
  })
})

describe('a file saved again before the watcher looks again', () => {
  const saved = (ms: number) => utimesSync(file, new Date(ms), new Date(ms))

  it('is announced once more', () => {
    const heard = vi.fn()
    dev.watcher.on('change', heard)
    saved(1000)
    dev.save()
    saved(2000)
    vi.advanceTimersByTime(1000)
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('is announced once more if it was emptied and written within one tick of the clock', () => {
    const heard = vi.fn()
    dev.watcher.on('change', heard)
    writeFileSync(file, '')
    saved(1000)
    dev.save()
    writeFileSync(file, 'saved')
    saved(1000)
    vi.advanceTimersByTime(1000)
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('is not announced again if it is unchanged or removed', () => {
    const heard = vi.fn()
    dev.watcher.on('change', heard)
    dev.save()
    vi.advanceTimersByTime(1000)
    dev.save()
    rmSync(file)
    vi.advanceTimersByTime(1000)
    expect(heard).toHaveBeenCalledTimes(2)
  })
})
