import { expect, test } from 'vitest'
import { changesIn, printChanges } from './changes.ts'

const diffOf = (file: string, from: string, to: string) =>
  [`diff --git a/${file} b/${file}`, `--- a/${file}`, `+++ b/${file}`, '@@ -3 +3 @@', `-${from}`, `+${to}`, ''].join(
    '\n',
  )

test('a change in several snapshots is printed once, with their names, before rarer ones', () => {
  const diff = [
    diffOf('home.txt', '<h1> "Old"', '<h1> "New"'),
    diffOf('home.txt', ' <a href="/a">', ' <a href="/b">'),
    diffOf('about.txt', '   <a href="/a">', '   <a href="/b">'),
  ].join('')
  expect(printChanges(changesIn(diff))).toBe(
    [
      'home.txt, about.txt:',
      '  - <a href="/a">',
      '  + <a href="/b">',
      '',
      'home.txt:',
      '  - <h1> "Old"',
      '  + <h1> "New"',
      '',
    ].join('\n'),
  )
})

test('a removed snapshot is named, and a long list ends with how many more there are', () => {
  const gone = 'diff --git a/x.txt b/x.txt\ndeleted file mode 100644\n--- a/x.txt\n+++ /dev/null\n@@ -1 +0,0 @@\n-<p>\n'
  expect(changesIn(gone)).toEqual([{ removed: ['<p>'], added: [], files: ['x.txt'] }])
  const many = ['a', 'b', 'c', 'd', 'e'].map((name) => diffOf(`${name}.txt`, '1', '2')).join('')
  expect(printChanges(changesIn(many))).toMatch(/^a\.txt, b\.txt, c\.txt, and 2 more:/)
})
