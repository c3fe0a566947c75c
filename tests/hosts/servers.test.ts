import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { observed, seenAt, withHeaders } from './observatory.ts'
import { ask, faultsAt, questionsOf } from './questions.ts'
import { isInstalled, type Running, serverPrograms, start } from './servers.ts'
import { siteFor } from './site-for.ts'

const stops: (() => Promise<void>)[] = []
afterAll(async () => {
  for (const stop of stops) await stop()
})

/** Where addresses lead that hosts treat differently. */
const led = [
  ['/caf%C3%A9?a=1', '/contact?a=1'],
  ['/caf%C3%A9/?a=1', '/contact?a=1'],
  ['/deal/one', 'https://shop.example/a%20b/?x=1'],
  ['/deal/one?a=%20', 'https://shop.example/a%20b/?x=1&a=%20'],
  ['/deals/c%20d/e', 'https://shop.example/a%20b/c%20d/e?x=1#top'],
  ['/deals/c%20d/e?a=%20', 'https://shop.example/a%20b/c%20d/e?x=1&a=%20#top'],
  ['/page.php?doctor%5Bname%5D=Ana+Kim', '/about'],
  ['/signs', 'https://shop.example/a%22b/c?x=%7Bfile./etc/hosts%7D%5C%22#%7Benv.HOME:%7D'],
  ['/price', 'https://shop.example/prices#price'],
  ['/price?', 'https://shop.example/prices#price'],
  ['/price?a=%20', 'https://shop.example/prices?a=%20#price'],
] as const

describe.each(Object.entries(serverPrograms))('%s, installed from Debian', (name, server) => {
  const title = isInstalled(server) ? 'answers every question as promised' : `is not installed here: ${server.program}`

  test.skipIf(!isInstalled(server))(title, async () => {
    const { remove, ...site } = await siteFor(name)
    const running: Running = await start(server, site.folder, join(site.folder, '../server'))
    stops.push(async () => {
      await running.stop()
      remove()
    })
    expect(await faultsAt(running.port, site.folder, questionsOf(site))).toEqual([])
    for (const [path, to] of led) {
      const { location = '' } = (await ask(running.port, path)).headers
      expect([path, location.replace(`http://127.0.0.1:${running.port}/`, '/')]).toEqual([path, to])
    }
    const gzip = { 'accept-encoding': 'gzip' }
    const { headers } = await ask(running.port, '/about', 'GET', gzip)
    const again = await ask(running.port, '/about', 'GET', { ...gzip, 'if-none-match': headers.etag })
    expect([again.status, again.body.length]).toEqual([304, 0])
    const changed = await ask(running.port, '/about', 'GET', { ...gzip, 'if-none-match': '"0-gzip"' })
    expect(changed.status).toBe(200)
    const { now, before } = observed(await seenAt(running.port))
    expect({ now, before }).toEqual(withHeaders)
  })
})
