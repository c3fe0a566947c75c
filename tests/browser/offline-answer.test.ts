import { afterEach, describe, expect, it, vi } from 'vitest'
import { answer } from '../../src/offline/answer.ts'

const request = new Request('https://example.com/how-soon')
/** As a browser asks for a page. No script can make such a request. */
const navigation = Object.defineProperty(new Request(request), 'mode', { value: 'navigate' })
/** The caches of an origin, by name. The address alone finds a page in any of them, in the order they were made. */
const origin = (caches: Record<string, Response | undefined>) => ({
  keys: async () => Object.keys(caches),
  match: async (_: unknown, { cacheName }: MultiCacheQueryOptions = {}) =>
    cacheName === undefined ? Object.values(caches)[0] : caches[cacheName],
})
const keeping = (kept?: Response) => origin({ 'kept-1': kept })
const text = async (response: Promise<Response>) => (await response).text()

describe('a page kept offline', () => {
  afterEach(() => void vi.useRealTimers())

  it('comes from the network while there is one', async () => {
    const fetch = async () => new Response('new')
    expect(await text(answer(request, '/how-soon', { fetch, caches: keeping(new Response('kept')) }))).toBe('new')
  })

  it('comes from the device without a network', async () => {
    const fetch = () => Promise.reject(new TypeError('no network'))
    expect(await text(answer(request, '/how-soon', { fetch, caches: keeping(new Response('kept')) }))).toBe('kept')
  })

  it('never comes from a cache of other code, such as that of the site before this one', async () => {
    const fetch = () => Promise.reject(new TypeError('no network'))
    const caches = origin({ 'wp-pages': new Response('stale'), 'kept-1': new Response('kept') })
    expect(await text(answer(request, '/how-soon', { fetch, caches }))).toBe('kept')
  })

  it('comes from the device when the host fails', async () => {
    const fetch = async () => new Response('down', { status: 500 })
    expect(await text(answer(navigation, '/how-soon', { fetch, caches: keeping(new Response('kept')) }))).toBe('kept')
    expect((await answer(navigation, '/how-soon', { fetch, caches: keeping() })).status).toBe(500)
  })

  it('keeps its styles when the host no longer has them, and is gone when the host no longer has the page', async () => {
    const fetch = async () => new Response('not found', { status: 404 })
    const caches = keeping(new Response('kept'))
    const styles = new Request('https://example.com/assets/main.css')
    expect(await text(answer(styles, '/assets/main.css', { fetch, caches }))).toBe('kept')
    expect((await answer(styles, '/assets/main.css', { fetch, caches: keeping() })).status).toBe(404)
    expect((await answer(navigation, '/how-soon', { fetch, caches })).status).toBe(404)
  })

  it('comes from the device when the network has been silent for four seconds, unless nothing was kept', async () => {
    vi.useFakeTimers()
    let arrive = (_: Response) => {}
    const fetch = () => new Promise<Response>((resolve) => (arrive = resolve))
    const soon = vi.fn()
    const shown = answer(request, '/how-soon', { fetch, caches: keeping(new Response('kept')) })
    shown.then(soon)
    await vi.advanceTimersByTimeAsync(3999)
    expect(soon).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await text(shown)).toBe('kept')
    const late = answer(request, '/how-soon', { fetch, caches: keeping() })
    await vi.advanceTimersByTimeAsync(4000)
    arrive(new Response('new'))
    expect(await text(late)).toBe('new')
  })

  it('comes from the network when the device cannot read what it kept', async () => {
    vi.useFakeTimers()
    const caches = { ...keeping(), match: () => Promise.reject(new Error('broken')) }
    const fetch = () => new Promise<Response>((resolve) => setTimeout(resolve, 5000, new Response('new')))
    const shown = answer(request, '/how-soon', { fetch, caches })
    await vi.advanceTimersByTimeAsync(5000)
    expect(await text(shown)).toBe('new')
  })

  it('fails like the network if nothing was kept', async () => {
    const fetch = () => Promise.reject(new TypeError('no network'))
    await expect(answer(request, '/how-soon', { fetch, caches: keeping() })).rejects.toThrow('no network')
  })
})
