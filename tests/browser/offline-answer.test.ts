import { describe, expect, it } from 'vitest'
import { answer } from '../../src/offline/answer.ts'

const request = new Request('https://example.com/how-soon')
const keeping = (kept?: Response) => ({ match: async () => kept })
const text = async (response: Promise<Response>) => (await response).text()

describe('a page kept offline', () => {
  it('comes from the network while there is one', async () => {
    const fetch = async () => new Response('new')
    expect(await text(answer(request, '/how-soon', { fetch, caches: keeping(new Response('kept')) }))).toBe('new')
  })

  it('comes from the device without a network', async () => {
    const fetch = () => Promise.reject(new TypeError('no network'))
    expect(await text(answer(request, '/how-soon', { fetch, caches: keeping(new Response('kept')) }))).toBe('kept')
  })

  it('comes from the device when the host fails', async () => {
    const fetch = async () => new Response('down', { status: 503 })
    expect(await text(answer(request, '/how-soon', { fetch, caches: keeping(new Response('kept')) }))).toBe('kept')
    expect((await answer(request, '/how-soon', { fetch, caches: keeping() })).status).toBe(503)
  })

  it('fails like the network if nothing was kept', async () => {
    const fetch = () => Promise.reject(new TypeError('no network'))
    await expect(answer(request, '/how-soon', { fetch, caches: keeping() })).rejects.toThrow('no network')
  })
})
