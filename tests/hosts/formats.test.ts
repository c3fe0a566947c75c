import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { afterAll, describe, expect, test } from 'vitest'
import { root } from '../../generator/folders.ts'
import { configurationFiles, hostOf, hosts } from '../../generator/hosts/index.ts'
import { isNamedByContent } from '../../generator/hosts/rules.ts'
import { rulesIn } from '../../generator/serve/serve.ts'
import { publish } from '../support/published.ts'
import { emptyFolder, world } from '../support/world.ts'
import { siteFor } from './site-for.ts'

const present = (folder: string) => configurationFiles.filter((file) => existsSync(join(folder, file)))

test('a folder has the configuration of its current host, and none of an earlier one', async () => {
  const manifest = world('base')
  const out = join(emptyFolder(), 'dist')
  for (const { name, configuration } of hosts) {
    const { code } = await publish(manifest, out, { host: name })
    expect([name, code, present(out).sort()]).toEqual([name, 0, [...configuration].sort()])
    expect(hostOf(rulesIn(out).host).name, 'the host that preview takes it for').toBe(name)
  }
})

const hosting = readFileSync(join(root, 'HOSTING.md'), 'utf8')

test.each(hosts.map(({ name }) => name))('HOSTING.md says how to publish on %s', (name) => {
  // Not `toMatch`, which would print the whole document.
  const isNamed = new RegExp(`\\b${name.replace('-', '[ -]')}\\b`, 'i').test(hosting)
  expect(isNamed, `add ${name} to HOSTING.md`).toBe(true)
})

test('by the commands for S3 in HOSTING.md, browsers cache exactly the files that are named by their content', async () => {
  const { folder, remove } = await siteFor('s3')
  const published = readdirSync(folder)
  remove()
  const cached = [...hosting.matchAll(/--include '(\w+)\/\*'/g)].map(([, name]) => name!)
  const isNamed = (name: string) => isNamedByContent(`${name}/file`)
  expect(cached.filter((name) => !isNamed(name))).toEqual([])
  expect(cached).toEqual(expect.arrayContaining(published.filter(isNamed)))
})

test('the commands for S3 in HOSTING.md remove nothing before all pages are replaced, and no script of an open one', () => {
  const commands = hosting.split('aws s3 sync').slice(1)
  const removing = commands.findIndex((command) => command.includes('--delete'))
  const { length } = commands
  expect({ removing, length }).toEqual({ removing: length - 1, length: 3 })
  expect(commands[removing]).toMatch(/ --exclude 'assets\/\*' /)
})

describe('the function for CloudFront', async () => {
  const { folder, remove } = await siteFor('s3')
  const text = readFileSync(join(folder, '.host/cloudfront-function.js'), 'utf8')
  afterAll(remove)

  /** Its answer to a request: where the visitor is sent, a status, or the file to fetch. */
  function answer(uri: string, query: Record<string, string> = {}) {
    const querystring = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, { value }]))
    const event = { request: { uri, querystring, method: 'GET', headers: {} } }
    const result = runInNewContext(`${text}; handler(event)`, { event })
    return result.headers?.location?.value ?? result.statusCode ?? result.uri
  }

  test.each([
    ['/', {}, '/index.html'],
    ['/about', {}, '/about.html'],
    ['/es', {}, '/es.html'],
    ['/sw.js', {}, '/sw.js'],
    ['/about/', {}, '/about'],
    ['/es/', { a: '1' }, '/es?a=1'],
    ['/about.html', {}, '/about'],
    ['/index.html', {}, '/'],
    ['/old-page', { a: '1', b: '2' }, '/about?a=1&b=2'],
    ['/caf%C3%A9', {}, '/contact'],
    ['/caf%C3%A9/', { a: '1' }, '/contact?a=1'],
    ['/blog/one/two', {}, '/conditions'],
    ['/store/one.html', { a: '1' }, 'https://shop.example/all/one.html?a=1'],
    ['/page.php', { id: '7' }, '/contact'],
    ['/page.php', { id: '8' }, '/page.php'],
    ['/page.php', { 'doctor%5Bname%5D': 'Ana+Kim' }, '/about'],
    ['/shop', {}, 'https://shop.example/'],
    ['/deal/one', { a: '%20' }, 'https://shop.example/a%20b/?x=1&a=%20'],
    ['/deals/c%20d/e', { a: '1' }, 'https://shop.example/a%20b/c%20d/e?x=1&a=1#top'],
    ['/price', {}, 'https://shop.example/prices#price'],
    ['/price', { a: '1' }, 'https://shop.example/prices?a=1#price'],
    ['//evil.example/', {}, '/evil.example'],
    ['/\\evil.example/', {}, 404],
    ['/%09/evil.example/', {}, 404],
    ['/.host/rules.json', {}, 404],
    ['/.well-known/security.txt', {}, '/.well-known/security.txt'],
    ['/.well-known/apple-app-site-association', {}, '/.well-known/apple-app-site-association'],
    ['/Intake-Form.PDF', {}, '/Intake-Form.PDF'],
    ['/v1.0/form', {}, '/v1.0/form.html'],
    ['/%e0%a4', {}, 404],
  ])('leads %s %o to %s', (uri, query, expected) => {
    expect(answer(uri, query as Record<string, string>)).toBe(expected)
  })
})

test('the headers policy for CloudFront has a name of its own for each site, as one account may hold several', {
  tags: ['soak'],
}, async () => {
  const { folder, rules, remove } = await siteFor('s3')
  const policy = JSON.parse(readFileSync(join(folder, '.host/response-headers-policy.json'), 'utf8'))
  expect(policy.Name).toBe('sightline-www-clearwater-eye-care-example')
  const sent = policy.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy
  expect(sent).toBe(rules.headers[0]!.headers['Content-Security-Policy'])
  remove()
})

test('the files for Vercel have every redirect and header, addresses without .html, and leave .host/ out', async () => {
  const { folder, remove } = await siteFor('vercel')
  const told = JSON.parse(readFileSync(join(folder, 'vercel.json'), 'utf8'))
  expect(readFileSync(join(folder, '.vercelignore'), 'utf8')).toBe('.host\n')
  expect(told).toMatchObject({ cleanUrls: true, trailingSlash: false })
  expect(told.redirects).toContainEqual({ source: '/old\\-page', destination: '/about', statusCode: 301 })
  expect(told.redirects).toContainEqual({ source: '/blog/:splat+', destination: '/conditions', statusCode: 301 })
  expect(told.redirects[0]).toMatchObject({ source: '/page\\.php', has: [{ type: 'query', key: 'id', value: '7' }] })
  const everywhere = told.headers.find(({ source }: { source: string }) => source === '/(.*)')
  expect(everywhere.headers.map(({ key }: { key: string }) => key)).toContain('Content-Security-Policy')
  remove()
})

describe('GitHub Pages', async () => {
  const { folder, remove } = await siteFor('github-pages')
  const text = (file: string) => readFileSync(join(folder, file), 'utf8')
  afterAll(remove)

  test('has a folder that leads to each page, and the policy in every page', () => {
    expect(text('about/index.html')).toContain('url=/about.html')
    expect(text('about/index.html')).toContain('<link rel="canonical" href="/about">')
    expect(text('old-page/index.html')).toContain('url=/about"')
    const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /(?<!\/index)\.html$/.test(file) && statSync(join(folder, file)).isFile(),
    )
    const policy = '<meta http-equiv="Content-Security-Policy" content="default-src'
    expect(pages.length).toBeGreaterThan(10)
    expect(pages.filter((page) => !text(page).includes(policy))).toEqual([])
  })

  test('lets search engines follow the files that lead to another address', () => {
    for (const file of ['about/index.html', 'old-page/index.html']) expect(text(file)).not.toContain('name="robots"')
  })
})
