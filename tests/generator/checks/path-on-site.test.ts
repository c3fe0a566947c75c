import { expect, it } from 'vitest'
import { pathOnSite } from '../../../generator/checks/links/path-on-site.ts'
import type { Names } from '../../../generator/checks/names.ts'

const pathAt = (address: string, host: string | undefined) => pathOnSite(address, { host } as Names)

it.each([
  'https://clear.example/about',
  'http://clear.example/about?from=mail#form',
  'HTTPS://www.clear.example/about',
  'clear.example/about',
  'www.clear.example/about',
])('%s is a page of the site, with or without www in the address of the practice', (address) => {
  for (const host of ['clear.example', 'www.clear.example']) expect(pathAt(address, host)).toBe('/about')
})

it.each(['http://localhost:4173/about', 'localhost:3000/about#form', '127.0.0.1/about', 'https://[::1]:8080/about'])(
  '%s is a page of the site, as its preview shows it',
  (address) => expect(pathAt(address, 'clear.example')).toBe('/about'),
)

it.each([
  'https://other.example/about',
  'https://localhost.example/about',
  'clear.example.net/about',
  'mailto:us@clear.example',
  '/clear.example/about',
  '//clear.example/about',
  'about',
  '',
])('"%s" is no address of the site', (address) => {
  expect(pathAt(address, 'clear.example')).toBeUndefined()
  expect(pathAt(address, undefined)).toBeUndefined()
})
