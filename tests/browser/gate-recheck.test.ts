import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { gateRules, type Place, places } from '../support/geo-stub.ts'
import { storeOf } from '../support/sessions.ts'

let left: string[]
let storage: Map<string, string>

beforeEach(() => {
  left = []
  storage = new Map([['geo-rechecks', '0']])
  vi.useFakeTimers()
  vi.resetModules()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { dataset: { lookup: '/geo' } } }))
  vi.stubGlobal('addEventListener', () => {})
  // What a test of the boot script has requested early.
  vi.stubGlobal('gateRequests', undefined)
  vi.stubGlobal('location', { replace: (url: string) => left.push(url) })
  vi.stubGlobal('sessionStorage', storeOf(undefined, storage))
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('says on the console why a recheck failed, and tries three times', async () => {
  const unreadable = new Error('the rules did not arrive')
  vi.stubGlobal('fetch', (url: string) =>
    url === '/geo' ? Promise.resolve(Response.json(places.irvine)) : Promise.reject(unreadable),
  )
  expect(await saidInAll()).toEqual(['rechecking', 'rechecking', 'rechecking', 'unchecked'])
  expect(left).toEqual([])
  expect(vi.mocked(console.error).mock.calls).toEqual(Array(3).fill([expect.any(String), unreadable]))
})

it.each<[string, Place, string[], string[]]>([
  ['goes to the page that was wanted once the visitor is found nearby', places.irvine, ['rechecking'], ['/conditions']],
  ['says so once the visitor is found elsewhere', places.phoenix, ['rechecking', 'outside'], []],
])('%s, and remembers that', async (_, place, said, visited) => {
  answerWith(() => Promise.resolve(Response.json(place)))
  expect(await saidInAll()).toEqual(said)
  expect(left).toEqual(visited)
  expect(storage.get('geo-verdict')).toContain(visited.length > 0 ? 'allowed' : 'outside_california')
})

it('counts its rechecks across pages while the lookup keeps failing, and remembers no verdict', async () => {
  answerWith(() => Promise.reject(new Error('no network')))
  expect(await saidInAll()).toEqual(['rechecking', 'rechecking', 'rechecking', 'unchecked'])
  expect(storage.get('geo-verdict')).toBeUndefined()
  expect(await saidInAll()).toEqual(['unchecked'])
})

it('gives up on a recheck that is never answered', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  expect(await saidInAll()).toEqual(['rechecking', 'rechecking', 'rechecking', 'unchecked'])
})

it('does not recheck where it cannot count how often, which could go on forever', async () => {
  const ask = vi.fn()
  vi.stubGlobal('fetch', ask)
  storage.set = () => storage
  expect(await saidInAll()).toEqual(['rechecking', 'unchecked'])
  expect(ask).not.toHaveBeenCalled()
})

const answerWith = (lookUp: () => Promise<Response>) =>
  vi.stubGlobal('fetch', (url: string) => (url === '/geo' ? lookUp() : Promise.resolve(Response.json(gateRules))))

/** What a visitor is told until there is nothing more to try. */
async function saidInAll(): Promise<string[]> {
  const { recheck } = await import('../../src/gate/recheck.ts')
  const said: string[] = []
  const checked = recheck('/conditions', (what) => said.push(what))
  await vi.advanceTimersByTimeAsync(60_000)
  await Promise.race([checked, Promise.reject(new Error(`still ${said.at(-1)}`))])
  return said
}
