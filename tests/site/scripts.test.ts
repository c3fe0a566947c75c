import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { expect, inject, test } from 'vitest'
import { filesBelow } from '../../generator/disk/files-below.ts'

test('no script has a lookbehind, for which Safari before 16.4 refuses the whole file', () => {
  const folder = join(inject('site'), 'assets')
  const expressions = filesBelow(folder)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => regularExpressions(file, readFileSync(join(folder, file), 'utf8')))
  expect(expressions.length).toBeGreaterThan(20)
  expect(expressions.filter((pattern) => /\(\?<[=!]/.test(pattern))).toEqual([])
})

/** The patterns of the literals. A pattern in a string is refused only where it is used, which the code can catch. */
function regularExpressions(file: string, text: string): string[] {
  const patterns: string[] = []
  new Visitor({
    Literal(node) {
      if ('regex' in node) patterns.push(node.regex.pattern)
    },
  }).visit(parseSync(file, text).program)
  return patterns
}
