import { describe, expect, it } from 'vitest'
import { emitRules, publishedRules } from '../../generator/hosts/published-rules.ts'
import { printRedirects, readRedirects, redirectFor } from '../../generator/redirect-rules.ts'

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

  it('give way to a page, unless they are for its query', () => {
    const withQuery = [...rules, { from: '/?p=12', to: '/about' }]
    expect(redirectFor('/a/b', withQuery, true)).toBeUndefined()
    expect(redirectFor('/?p=12', withQuery, true)).toBe('/about')
  })

  it.each(['', '{ "host": "ngi', '[]', '{}', 'null'])('are empty in a published folder whose rules are %j', (text) => {
    const { file } = emitRules('nginx', { headers: [], redirects: rules, notFound: [], pages: () => [] })
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
