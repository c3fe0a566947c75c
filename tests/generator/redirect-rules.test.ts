import { describe, expect, it } from 'vitest'
import { emitRules, publishedRules } from '../../generator/hosts/published-rules.ts'
import { printRedirects, readRedirects, redirectFor, rulesByPath } from '../../generator/redirect-rules.ts'

const rules = [
  { from: '/a/b', to: '/one' },
  { from: '/a/*', to: '/x/:splat' },
  { from: '/a/c', to: '/never' },
  { from: '/Our-Doctor.HTML', to: '/about' },
  { from: '/page.php?id=7&part=2', to: '/seven' },
  { from: '/page.php?id=8', to: 'https://shop.example/eight' },
  { from: '/nine', to: 'https://shop.example/nine#part' },
  { from: '/ten', to: 'https://shop.example/ten?a=1#part' },
]

describe('redirects', () => {
  it.each([
    ['/a/b', '/one'],
    ['/a/c', '/x/c'],
    ["/a/$&$'", "/x/$&$'"],
    ['/a', undefined],
    ['/ab', undefined],
    ['/Our-Doctor.HTML', '/about'],
    ['/our-doctor.html', undefined],
    ['/page.php', undefined],
    ['/page.php?id=7', undefined],
    ['/page.php?part=2&utm_source=mail&id=7', '/seven'],
    ['/page.php?id=8', 'https://shop.example/eight'],
    ['/page.php?id=88', undefined],
    ['/a/b?id=8', '/one?id=8'],
    ['/nine?id=8', 'https://shop.example/nine?id=8#part'],
    ['/ten?id=8', 'https://shop.example/ten?a=1&id=8#part'],
  ])('lead from %s to %s by the first match, as on a host', (url, target) => {
    expect(redirectFor(url, rules)).toBe(target)
  })

  it.each([
    '/a/b',
    '/a/c',
    '/Our-Doctor.HTML',
    '/page.php?part=2&id=7',
    '/page.php?id=8',
    '/exams&lenses',
    '/exams%26lenses',
    '/z/a',
    '/nowhere',
  ])('lead to the same address from %s if only those of its path are looked at', (url) => {
    const all = [...rules, { from: '/exams%26lenses', to: '/both' }, { from: '/z/%2A', to: '/star' }]
    expect(redirectFor(url, rulesByPath(all)(url))).toBe(redirectFor(url, all))
  })

  it.each([
    ['/exams%26lenses', ['/exams&lenses', '/exams%26lenses']],
    ['/caf%c3%a9', ['/caf%C3%A9', '/caf%c3%a9', '/café']],
    ['/what%3F', ['/what%3f']],
    ['/x|y', ['/x|y', '/x%7Cy']],
    ['/old[1].html', ['/old[1].html', '/old%5B1%5D.html']],
    ["/it's", ["/it's", '/it%27s']],
    ['/50%25-off', ['/50%25-off']],
    ['/press/a%2Fb', ['/press/a%2fb']],
  ])('of %s apply however a browser or a link encodes it', (from, urls) => {
    for (const url of urls) expect([url, redirectFor(url, [{ from, to: '/about' }])]).toEqual([url, '/about'])
    expect(redirectFor('/what?', [{ from, to: '/about' }])).toBeUndefined()
  })

  it('repeat what is below an encoded folder as the visitor wrote it', () => {
    const below = [{ from: '/se%C3%B1ora/*', to: '/x/:splat' }]
    expect(redirectFor('/se%c3%b1ora/a%26b/c', below)).toBe('/x/a%26b/c')
    expect(redirectFor('/se%c3%b1ora%2Fa', below)).toBeUndefined()
    expect(redirectFor('/%zz/a', [{ from: '/%zz/*', to: '/x/:splat' }])).toBe('/x/a')
  })

  it('give way to a page, unless they are for its query', () => {
    const withQuery = [...rules, { from: '/?p=12', to: '/about' }]
    expect(redirectFor('/a/b', withQuery, true)).toBeUndefined()
    expect(redirectFor('/?p=12', withQuery, true)).toBe('/about')
  })

  it.each(['', '{ "host": "ngi', '[]', '{}', 'null'])('are empty in a published folder whose rules are %j', (text) => {
    const { file } = emitRules('nginx', { headers: [], redirects: rules })
    const read = (name: string) => (name === file ? text : undefined)
    expect(publishedRules(read)).toEqual({ headers: [], redirects: [] })
  })

  it('are the same after they are printed and read back', () => {
    expect(readRedirects(printRedirects(rules))).toEqual(rules)
  })

  it('name a query as hosts do, and are followed even if the path is a page', () => {
    expect(printRedirects([{ from: '/?p=12&lang=es', to: '/about' }])).toBe('/ p=12 lang=es /about 301!\n')
  })

  it('are read from a file that Sightline did not write', () => {
    expect(readRedirects('# moved\n\n/a   /b\n /c https://shop.example/ 302\nno rule\n')).toEqual([
      { from: '/a', to: '/b' },
      { from: '/c', to: 'https://shop.example/' },
    ])
  })
})
