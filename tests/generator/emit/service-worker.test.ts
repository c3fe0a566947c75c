import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { emitServiceWorker } from '../../../generator/emit/service-worker.ts'
import { editText } from '../../support/edit-text.ts'
import { clearwater, copyOf, pageAt, siteOf, trilingual, world } from '../../support/world.ts'

const assets = {
  script: '/assets/a.js',
  boot: '',
  styles: ['/assets/a.css'],
  sheets: { paper: '/assets/paper.css' },
  fonts: ['/assets/a.woff2'],
}
const workerOf = (folder: string, given = assets, key = 'bundle') =>
  emitServiceWorker(siteOf(folder), { assets: given, key })[0]?.bytes()

/** A copy of the practice with all that matches replaced in `file`. */
const changed = (file: string, from: RegExp, to: string) => editText(copyOf(clearwater), file, from, to)

describe('the service worker', () => {
  const worker = workerOf(clearwater)!
  const kept = [...worker.matchAll(/"(\/[^"]*)":/g)].map(([, path]) => path)

  it('keeps the pages that request it in every language, with styles, fonts and the drawing of the eye', () => {
    const assets = ['/assets/a.css', '/assets/paper.css', '/assets/a.woff2']
    expect(kept).toEqual(['/how-soon', '/es/que-tan-pronto', ...assets, '/drawings/eye.svg'])
  })

  it('keeps the fonts with rare letters only for a language that has such letters', () => {
    const given = { ...assets, moreFonts: ['/assets/more.woff2'] }
    expect(workerOf(clearwater, given)).not.toContain('/assets/more.woff2')
    const folder = changed('ui/es.yaml', /Emergencia/g, 'Nagły wypadek')
    expect(workerOf(folder, given)).toContain('"/assets/more.woff2"')
  })

  it('keeps no drawing of the eye on a site that shows none', () => {
    const folder = editText(copyOf(trilingual), 'pages/about.yaml', /kind: prose/, 'kind: prose\nkeepOffline: true')
    const pages = join(folder, 'pages/conditions')
    for (const file of readdirSync(pages)) {
      editText(pages, file, /^eye: .*\n/m, '')
    }
    expect(workerOf(folder)).toContain('"/about"')
    expect(workerOf(folder)).not.toContain('eye.svg')
  })

  class Request {
    constructor(readonly path: string) {}
  }

  /** Runs the worker with these caches until it has handled an event. */
  async function handle(type: string, caches: object, skipWaiting = () => {}) {
    const listeners = new Map<string, (event: object) => void>()
    const listen = (type: string, listener: (event: object) => void) => void listeners.set(type, listener)
    const given = { addEventListener: listen, caches, Request, skipWaiting }
    new Function(...Object.keys(given), worker)(...Object.values(given))
    let work: Promise<unknown> | undefined
    listeners.get(type)!({ waitUntil: (promise: Promise<unknown>) => (work = promise) })
    await work
  }

  it.each([
    ['fills its cache once', kept, 0],
    ['fills a cache that was left empty, too', [], 1],
    ['completes a cache that was filled in part', kept.slice(1), 1],
  ])('%s', async (_, keys, times) => {
    const filled: string[][] = []
    const cache = {
      keys: async () => keys,
      addAll: async (requests: { path: string }[]) => void filled.push(requests.map(({ path }) => path)),
    }
    const skipWaiting = vi.fn()
    await handle('install', { open: async () => cache }, skipWaiting)
    expect(skipWaiting).toHaveBeenCalled()
    expect(filled).toHaveLength(times)
    for (const paths of filled) expect(paths).toContain('/how-soon')
  })

  it('drops the caches that it has replaced, and none that other code of the origin made', async () => {
    const own = /kept-[0-9a-f]+/.exec(worker)![0]
    const dropped = vi.fn()
    await handle('activate', { keys: async () => ['kept-old', own, 'wp-pages'], delete: dropped })
    expect(dropped.mock.calls).toEqual([['kept-old']])
  })

  it('is the same for the same site, and changes when a page or style it keeps does', () => {
    expect(workerOf(clearwater)).toBe(worker)
    expect(workerOf(changed('signs.yaml', /a dark curtain/g, 'a black curtain'))).not.toBe(worker)
    expect(workerOf(changed('ui/en.yaml', /Emergency/g, 'Right now'))).not.toBe(worker)
    expect(workerOf(clearwater, { ...assets, styles: ['/assets/b.css'] })).not.toBe(worker)
    expect(workerOf(clearwater, assets, 'bundle of other templates')).not.toBe(worker)
  })

  it('stays the same when another page changes', () => {
    expect(workerOf(changed('pages/fashion.yaml', /summary: /g, 'summary: Look. '))).toBe(worker)
  })

  it('does not exist if no page is kept', () => {
    expect(workerOf(world('base'))).toBeUndefined()
  })

  it('is mentioned on the pages it keeps, and on no other', () => {
    const site = siteOf(clearwater)
    expect(pageAt('/how-soon', site).keptOffline).toEqual(['/how-soon', '/es/que-tan-pronto'])
    expect(pageAt('/about', site)).not.toHaveProperty('keptOffline')
  })

  it('exempts the pages it keeps from the geo gate', () => {
    const folder = changed('pages/about.yaml', /kind: prose/, 'kind: prose\nkeepOffline: true')
    expect(pageAt('/about', siteOf(folder)).isGated).toBe(false)
  })
})
