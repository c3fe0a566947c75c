import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { checkRedirects } from '../../../generator/checks/addresses/redirects.ts'
import { collectNames } from '../../../generator/checks/names.ts'
import { readLoosely } from '../../../generator/parse/loose-manifest.ts'

/** What an author is told about redirects, `from -> to`, on a site that has a page /about. */
function toldOf(...redirects: string[]): string[] {
  const written = redirects.map((each) => each.split(' -> ')).map(([from, to]) => `- { from: ${from}, to: ${to} }\n`)
  const files = { 'redirects.yaml': written.join(''), 'pages/about.yaml': 'kind: prose\n' }
  const sources = Object.entries(files).map(([file, text]) => ({ file, text, value: parse(text) }))
  const loose = readLoosely(sources)
  return checkRedirects(loose, collectNames(loose)).map(({ code, line, fix }) => `${line} ${code} ${fix}`)
}

it('redirects to a page, or to another site, are fine', () => {
  expect(toldOf('/team -> /about', '/shop -> https://shop.example/')).toEqual([])
})

it('redirects through others are led to where those end', () => {
  expect(toldOf('/a -> /b', '/b -> /c', '/c -> /about')).toEqual([
    '1 REDIRECT_CHAIN Write "/about".',
    '2 REDIRECT_CHAIN Write "/about".',
  ])
})

it('redirects through others to no page are reported once, at the last', () => {
  expect(toldOf('/a -> /b', '/b -> /c', '/c -> /abuot')).toEqual(['3 UNKNOWN_PAGE Did you mean "/about"?'])
})

it('a circle is reported once, however visitors enter it', () => {
  const fix = 'Point one of them to a page, and the others to the same page.'
  expect(toldOf('/a -> /b', '/b -> /c', '/c -> /b', '/d -> /c')).toEqual([`2 REDIRECT_LOOP ${fix}`])
  expect(toldOf('/b -> /b', '/a -> /b')).toEqual(['1 REDIRECT_LOOP Remove the redirect.'])
})

it('the first redirect that matches counts, as on hosts', () => {
  expect(toldOf('/a -> /b/c', '/b/* -> /about', '/b/c -> /nowhere').slice(0, 1)).toEqual([
    '1 REDIRECT_CHAIN Write "/about".',
  ])
})
