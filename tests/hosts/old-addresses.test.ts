import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { githubPages } from '../../generator/hosts/github-pages.ts'
import type { HostRules } from '../../generator/hosts/host.ts'
import { hosts } from '../../generator/hosts/index.ts'
import { exactly, inQuery } from '../../generator/hosts/old-addresses.ts'
import { ruleFileNames } from '../../generator/hosts/rule-files.ts'
import type { RedirectRule } from '../../generator/redirect-rules.ts'

/** The hosts whose own files say what an address matches. All others compare addresses themselves. */
const matching = hosts.filter(({ configuration }) => !configuration.some((file) => ruleFileNames.includes(file)))

const rules = (redirects: RedirectRule[]): HostRules => ({
  hostname: 'www.clinic.example',
  headers: [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': "default-src 'self'",
        'X-Content-Type-Options': 'nosniff',
        'X-Frame-Options': 'DENY',
        'Referrer-Policy': 'no-referrer',
        'Strict-Transport-Security': 'max-age=1',
      },
    },
  ],
  redirects,
  notFound: [{ under: '', page: '/404' }],
  pages: () => ['/'],
})

/** What the first file of the host says. */
const firstFile = (name: string, own: HostRules) => hosts.find((host) => host.name === name)!.files(own)[0]!.text

describe.each(matching.map((host) => [host.title, host] as const))('%s', (_, host) => {
  test('gets each old address once, however it is written', () => {
    const once = [
      { from: '/a-b', to: '/one' },
      { from: '/x/*', to: '/one' },
    ]
    const again = [
      { from: '/a%2Db', to: '/two' },
      { from: '/x/*', to: '/two' },
      { from: '/a-b', to: '/three' },
    ]
    expect(host.files(rules([...once, ...again]))).toEqual(host.files(rules(once)))
  })
})

test('a pattern for an address matches it, and has no character that ends a line or a string', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary-ascii' }), fc.string({ unit: 'binary-ascii' }), (text, other) => {
      const pattern = exactly(text)
      expect(pattern).toMatch(/^[\w/~\\-]*$/)
      expect(new RegExp(`^${pattern}$`).test(text)).toBe(true)
      expect(new RegExp(`^${pattern}$`).test(other)).toBe(text === other)
    }),
  )
})

test('a pattern for a query matches every way to write it', () => {
  const word = fc.string({ unit: 'grapheme', minLength: 1 })
  fc.assert(
    fc.property(word, word, (name, value) => {
      const pattern = new RegExp(inQuery([name, value]))
      const query = new URLSearchParams([[name, value]]).toString()
      for (const each of [query, query.replaceAll('+', '%20'), query.replace(/%../g, (code) => code.toLowerCase())])
        expect(pattern.test(`a=1&${each}&b=2`)).toBe(true)
      expect(pattern.test(`a=1&${query}2`)).toBe(false)
      expect(pattern.test(`a=1&b${query}`)).toBe(false)
    }),
  )
  expect('a=1&item[id]=a:b').toMatch(new RegExp(inQuery(['item[id]', 'a:b'])))
})

test('GitHub Pages gets one file for a folder and its index.html, and a page wins over any other file', () => {
  const old = ['/about/index.html', '/old/index.html', '/old'].map((from) => ({ from, to: '/new' }))
  const made = githubPages.files({ ...rules(old), pages: () => ['/', '/about'] })
  const shown = Object.fromEntries(made.map(({ file, text }) => [file, /url=([^"]*)/.exec(text)?.[1]]))
  expect(made).toHaveLength(Object.keys(shown).length)
  expect(shown).toEqual({ '.nojekyll': undefined, 'about/index.html': '/about.html', 'old/index.html': '/new' })
})

test('Vercel shows a page at an old query of its own address, which it would redirect forever', () => {
  const old = [
    { from: '/?page_id=7', to: '/' },
    { from: '/?page_id=8', to: '/about' },
  ]
  expect(JSON.parse(firstFile('vercel', rules(old))).redirects).toMatchObject([{ source: '/', destination: '/about' }])
})

test('Vercel, which first strips a file extension, gets the rest, but no page and no address with its own rule', () => {
  const from = ['/old.html', '/old', '/about/index.html', '/news/index.html', '/page.html?id=7', '/about.html?id=7']
  const old = from.map((each, number) => ({ from: each, to: number === 5 ? '/about' : `/to-${number}` }))
  const text = firstFile('vercel', { ...rules(old), pages: () => ['/', '/about'] })
  expect(JSON.parse(text).redirects).toMatchObject([
    { source: '/page', destination: '/to-4' },
    { source: '/old', destination: '/to-1' },
    { source: '/news', destination: '/to-3' },
  ])
})

test('Caddy adds the query of the visitor to that of the target', () => {
  const old = [
    { from: '/cal', to: 'https://other.example/?x=1' },
    { from: '/old/*', to: '/about' },
  ]
  const text = firstFile('caddy', rules(old))
  expect(text).toContain('"/cal" "https://other.example/?x=1{added_query}"')
  expect(text).toContain('"/about{kept_query}"')
})

test.each(['nginx', 'apache', 'caddy'])('%s compares a query with signs in it as it is written', (name) => {
  const text = firstFile(name, rules([{ from: '/page.php?item[id]=$b&page-id=7', to: '/about' }]))
  expect(text).toContain(inQuery(['item[id]', '$b']))
  expect(text).toContain(inQuery(['page-id', '7']))
  expect(text).not.toContain('$b')
})
