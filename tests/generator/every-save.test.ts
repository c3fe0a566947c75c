import { EventEmitter } from 'node:events'
import { rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ViteDevServer } from 'vite'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { everySave } from '../../generator/dev/every-save.ts'
import { cleanWorlds, emptyFolder } from '../support/world.ts'

const file = join(emptyFolder(), 'about.yaml')
afterAll(cleanWorlds)

let dev: ReturnType<typeof standIn>
beforeEach(() => {
  vi.useFakeTimers()
  writeFileSync(file, 'saved')
  dev = standIn()
  return () => void vi.useRealTimers()
})

/** What the plugin sees of a development server, and a browser that asks and listens. */
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
    /** Announces to the pages that listen. */
    tell(message: object) {
      later()
      hot.send(message)
    },
    /** Asks for a page; what it gives answers the request. */
    ask() {
      later()
      const response = new EventEmitter()
      handle({ headers: { accept: 'text/html' } }, response, () => {})
      return () => {
        later()
        response.emit('finish')
      }
    },
    /** Whether the page that begins to listen is told to load again. */
    listens(event = 'vite:client:connect') {
      later()
      const client = { send: vi.fn() }
      hot.emit(event, undefined, client)
      return client.send.mock.calls.length > 0
    },
  }
}

describe('a page that begins to listen', () => {
  it('stays as it is when nothing was saved since it was asked for', () => {
    dev.save()
    dev.ask()()
    expect(dev.listens()).toBe(false)
  })

  it('is loaded again when something was saved while it was loading', () => {
    const answer = dev.ask()
    dev.save()
    answer()
    expect(dev.listens()).toBe(true)
  })

  it.each(['full-reload', 'update'])(
    'is loaded again when it was asked for between a save and the %s that announces it',
    (type) => {
      dev.save()
      const answer = dev.ask()
      dev.tell({ type })
      answer()
      expect(dev.listens()).toBe(true)
    },
  )

  it('stays as it is when only an error was announced', () => {
    const answer = dev.ask()
    dev.tell({ type: 'error' })
    answer()
    expect(dev.listens()).toBe(false)
  })

  it('is loaded again when something was saved after it was connected, and before its script could take it', () => {
    dev.ask()()
    expect(dev.listens()).toBe(false)
    dev.save()
    expect(dev.listens('sightline:listening')).toBe(true)
    dev.ask()()
    expect(dev.listens('sightline:listening')).toBe(false)
  })

  it('is loaded again, once, when it was asked for in place of one from before the save that was never answered', () => {
    dev.ask()
    dev.save()
    dev.ask()()
    expect(dev.listens()).toBe(true)
    dev.ask()()
    expect(dev.listens()).toBe(false)
  })
})

describe('a file that is saved again before the watcher looks again', () => {
  const saved = (ms: number) => utimesSync(file, new Date(ms), new Date(ms))

  it('is told of once more', () => {
    const heard = vi.fn()
    dev.watcher.on('change', heard)
    saved(1000)
    dev.save()
    saved(2000)
    vi.advanceTimersByTime(1000)
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('is told of once more when it was emptied and written within one tick of the clock', () => {
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

  it('is not told of again when it stays, or goes', () => {
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
