import fc from 'fast-check'
import { expect, test } from 'vitest'
import { publishedRedirects } from '../../generator/hosts/published-rules.ts'
import { withoutSlashForms, withSlashForms } from '../../generator/hosts/slash-forms.ts'
import { printRedirects, redirectsFile } from '../../generator/redirect-rules.ts'

test('an address has a second form with a slash, unless it is that of a file, a folder or a query', () => {
  const froms = ['/old', '/Old.html', '/blog/*', '/page.php?id=7', '/?p=7'].map((from) => ({ from, to: '/about' }))
  expect(withSlashForms(froms).map(({ from }) => from)).toEqual([
    '/old',
    '/old/',
    '/Old.html',
    '/blog/*',
    '/page.php?id=7',
    '/?p=7',
  ])
})

const path = fc.stringMatching(/^(\/[a-z%.]{1,5}){1,3}(\/\*)?$/)

test('the second forms do not count as redirects of a published folder', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.record({ from: path, to: path }), { selector: ({ from }) => from }), (rules) => {
      expect(withoutSlashForms(withSlashForms(rules))).toEqual(rules)
      const read = (name: string) => (name === redirectsFile ? printRedirects(withSlashForms(rules)) : undefined)
      expect(publishedRedirects(read)).toEqual(rules)
    }),
  )
})

test('an address redirected only with a slash counts as a redirect', () => {
  const rules = ['/a', '/b/'].map((from) => ({ from, to: '/about' }))
  expect(withoutSlashForms([...rules, { from: '/a/', to: '/' }])).toEqual([...rules, { from: '/a/', to: '/' }])
})
