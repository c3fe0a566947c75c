import { once } from 'node:events'
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { cloudflare } from '../../../generator/hosts/cloudflare.ts'
import { recordPosts } from '../../../generator/serve/record-posts.ts'
import { serveFolder } from '../../../generator/serve/serve.ts'
import { listen, stop } from '../../support/loopback.ts'
import { emptyFolder } from '../../support/world.ts'

const files: Record<string, string> = {
  'index.html': 'home',
  'about.html': 'about',
  'es.html': 'inicio',
  'conditions.html': 'conditions',
  'conditions/dry-eye.html': 'dry eye',
  'es/404.html': 'no encontrada',
  '404.html': 'not found',
  'assets/main.css': 'body {}',
  _headers: ['/*', '  X-Content-Type-Options: nosniff', '/assets/*', '  Cache-Control: public, max-age=9', ''].join(
    '\n',
  ),
  _redirects: [
    '/our-doctor /about 301',
    '/eye-exams /services/eye-exams 301',
    '/eye-exams/* /services/eye-exams/:splat 301',
    '/about /somewhere-else 301',
    '/Old-Page.html /about 301',
    '/blog/* https://blog.example/ 301',
    '/ p=12 /about 301!',
    '',
  ].join('\n'),
}

const folder = emptyFolder()
const received: string[] = []
const server = serveFolder(folder, {
  receive: recordPosts(
    ({ path, body }) => void received.push(`${path} ${JSON.stringify(body)}`),
    (why) => void received.push(why.message),
  ),
})
let origin: string

beforeAll(async () => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
  origin = `http://127.0.0.1:${await listen(server)}`
})

afterAll(async () => {
  await stop(server)
})

async function get(path: string, method = 'GET') {
  const response = await fetch(origin + path, { redirect: 'manual', method })
  return {
    status: response.status,
    body: await response.text(),
    location: response.headers.get('location'),
    type: response.headers.get('content-type'),
    sniff: response.headers.get('x-content-type-options'),
    cache: response.headers.get('cache-control'),
  }
}

/** Requests the path exactly as written, as fetch normalizes addresses. */
async function asked(
  path: string,
  method = 'GET',
): Promise<{ status: number | undefined; location: string | undefined }> {
  const { port } = server.address() as AddressInfo
  const sent = request({ host: '127.0.0.1', port, path, method }).end()
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  response.resume()
  return { status: response.statusCode, location: response.headers.location }
}

describe('the preview server', () => {
  it.each([
    ['/', 'home'],
    ['/about', 'about'],
    ['/es', 'inicio'],
    ['/conditions', 'conditions'],
    ['/conditions/dry-eye', 'dry eye'],
  ])('serves %s without a file name', async (path, body) => {
    expect(await get(path)).toMatchObject({ status: 200, body, type: expect.stringContaining('text/html') })
  })

  it('serves other files under their own name', async () => {
    expect(await get('/assets/main.css')).toMatchObject({ status: 200, type: expect.stringContaining('text/css') })
  })

  it.each([
    ['/about/', '/about'],
    ['/conditions/', '/conditions'],
    ['/es///', '/es'],
    ['/about.html', '/about'],
    ['/index.html', '/'],
    ['/es/404.html', '/es/404'],
  ])('redirects %s to %s', async (path, location) => {
    expect(await get(path)).toMatchObject({ status: 301, location })
  })

  it('sends the headers of the site, with 404s too', async () => {
    expect(await get('/about')).toMatchObject({ sniff: 'nosniff', cache: 'no-cache' })
    expect(await get('/assets/main.css')).toMatchObject({ sniff: 'nosniff', cache: 'public, max-age=9' })
    expect(await get('/unheard-of')).toMatchObject({ status: 404, sniff: 'nosniff' })
  })

  it('follows the redirects of the site', async () => {
    expect(await get('/our-doctor')).toMatchObject({ status: 301, location: '/about' })
    expect(await get('/eye-exams')).toMatchObject({ status: 301, location: '/services/eye-exams' })
  })

  it('follows redirects from any old address, and to other sites', async () => {
    expect(await get('/Old-Page.html')).toMatchObject({ status: 301, location: '/about' })
    expect(await get('/blog/2019/03')).toMatchObject({ status: 301, location: 'https://blog.example/' })
    expect(await get('/?p=12')).toMatchObject({ status: 301, location: '/about' })
    expect(await get('/?p=13')).toMatchObject({ status: 200, body: 'home' })
  })

  it('appends the rest of the path where the redirect says so', async () => {
    expect(await get('/eye-exams/brook-hill')).toMatchObject({ location: '/services/eye-exams/brook-hill' })
  })

  it('keeps the query string', async () => {
    expect(await get('/our-doctor?utm_source=mail')).toMatchObject({ location: '/about?utm_source=mail' })
    expect(await get('/about/?a=1')).toMatchObject({ location: '/about?a=1' })
  })

  it('shows a page rather than follow a redirect from its path', async () => {
    expect(await get('/about')).toMatchObject({ status: 200, body: 'about' })
  })

  it('shows the not-found page with status 404', async () => {
    expect(await get('/nothing/here')).toMatchObject({ status: 404, body: 'not found' })
  })

  it('shows the not-found page in Spanish below /es', async () => {
    expect(await get('/es/nada')).toMatchObject({ status: 404, body: 'no encontrada' })
    expect(await get('/especial')).toMatchObject({ status: 404, body: 'not found' })
  })

  it('keeps running after a request that it cannot serve, such as for a range that ends before it begins', async () => {
    await expect(fetch(`${origin}/about`, { headers: { range: 'bytes=3-1' } })).rejects.toThrow()
    expect(await get('/about')).toMatchObject({ status: 200 })
  })

  it('answers HEAD without a body', async () => {
    expect(await get('/nothing', 'HEAD')).toMatchObject({ status: 404, body: '' })
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])(
    'takes no %s where no form posts to, as hosts do not',
    async (method) => {
      const answer = await fetch(`${origin}/about`, { method })
      expect([answer.status, answer.headers.get('allow'), await answer.text()]).toEqual([405, 'GET, HEAD', ''])
    },
  )

  it.each(['/../package.json', '/%2e%2e/package.json', '/..%2f..%2fetc/passwd'])(
    'serves nothing outside its folder for %s',
    async (path) => {
      expect((await get(path)).status).toBe(404)
    },
  )

  it.each(['//example.com', '//example.com/', '/%E0%A4%A'])('survives the odd address %s', async (path) => {
    const { status, location } = await get(path)
    expect(status).toBeLessThan(500)
    expect(location ?? '').not.toMatch(/^\/\//)
    expect((await get('/about')).status).toBe(200)
  })

  it.each(['/_headers', '/_redirects', '/%5Fheaders', '/x/../_headers', '/_headers?a=1'])(
    'does not serve %s, which is for the host',
    async (path) => {
      expect(await asked(path)).toMatchObject({ status: 404 })
    },
  )

  it('serves nothing that a symlink finds outside its folder, not even as a page', async () => {
    const elsewhere = emptyFolder()
    const secret = join(elsewhere, 'secret.html')
    writeFileSync(secret, 'secret')
    const pages = { 'leak.html': secret, 'deep/index.html': secret, 'other/404.html': secret }
    const links = { ...pages, leaks: elsewhere, 'linked.html': 'about.html' }
    for (const [name, target] of Object.entries(links)) {
      mkdirSync(join(folder, name, '..'), { recursive: true })
      symlinkSync(target, join(folder, name))
    }
    try {
      for (const path of ['/leak', '/deep', '/other/nothing', '/leaks/secret', '/leaks%2fsecret'])
        expect([path, await get(path)]).toMatchObject([path, { status: 404, body: 'not found' }])
      expect(await get('/linked')).toMatchObject({ status: 200, body: 'about' })
    } finally {
      for (const name of Object.keys(links)) rmSync(join(folder, name))
    }
  })

  it('does not serve it with a slash either, where the host does not strip that', async () => {
    const asIs = serveFolder(folder, { host: cloudflare })
    try {
      const { status } = await fetch(`http://127.0.0.1:${await listen(asIs)}/_headers/`)
      expect(status).toBe(404)
    } finally {
      await stop(asIs)
    }
  })

  it.each(['/x/..//evil.example/', '/x/%2e%2e//evil.example/', '/..//evil.example', '/x/..\\\\evil.example/'])(
    'answers %s, which would lead to another host, with 400',
    async (path) => {
      expect(await asked(path)).toMatchObject({ status: 400, location: undefined })
    },
  )

  it('sends the headers of the site with redirects too', async () => {
    expect(await get('/about/')).toMatchObject({ status: 301, sniff: 'nosniff' })
    expect(await get('/our-doctor')).toMatchObject({ status: 301, sniff: 'nosniff' })
  })

  it('accepts what a form posts, and nothing else there', async () => {
    const message = { name: 'Ana', phone: '', email: 'ana@example.com', reason: 'other', message: 'Hi', language: 'en' }
    const post = (body: string) =>
      fetch(`${origin}/api/messages`, {
        method: 'POST',
        headers: {
          origin,
          'content-type': 'application/json',
          'idempotency-key': '0f8fad5b-d9cb-469f-a165-70867728950e',
        },
        body,
      })
    expect(await (await post(JSON.stringify(message))).json()).toEqual({ ok: true })
    expect(received).toEqual([`/api/messages ${JSON.stringify(message)}`])
    expect((await post('a'.repeat(1_000_000))).status).toBe(413)
    expect((await get('/api/messages')).status).toBe(405)
    expect((await asked('///api/messages')).status).toBe(405)
    expect((await asked('/api/messages', 'TRACE')).status).toBe(405)
    expect((await get('/api/others')).status).toBe(404)
  })

  it('serves a new file at once', async () => {
    expect((await get('/new')).status).toBe(404)
    writeFileSync(join(folder, 'new.html'), 'new')
    expect(await get('/new')).toMatchObject({ status: 200, body: 'new' })
  })
})
