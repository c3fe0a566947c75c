import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Visitor } from 'oxc-parser'
import { expect, test } from 'vitest'
import { called } from '../../generator/called.ts'
import { root } from '../../generator/folders.ts'
import { isKind } from '../../generator/kinds.ts'
import { documents, files, filesIn, parsed, textOf } from './code.ts'

/** The names of all commands, as the command line declares them. */
const names = [...textOf('generator/cli/cli.ts').matchAll(/\bcommand(?:<[^(]*>)?\(\s*'(\w+)'/g)]
  .map(([, name]) => name)
  .join('|')
/** npm finds our scripts only in the checkout, and a shell finds Sightline only through npx. */
const calledOtherwise = new RegExp(`npm run|(?<!npx )\\bsightline (?:${names}|--|<)|["\`](?:${names}) --`)

/** Everything that a file of code says, without its comments. */
function stringsOf(file: string): string[] {
  const strings: string[] = []
  new Visitor({
    Literal: ({ value }) => typeof value === 'string' && strings.push(value),
    TemplateElement: ({ value }) => strings.push(value.raw.replaceAll('\\`', '`')),
  }).visit(parsed(file).program)
  return strings
}

test('every command in our texts works, in the checkout and in an installed package', () => {
  expect(called).toBe('npx sightline')
  expect(names.split('|').length).toBeGreaterThan(15)
  const code = files.flatMap((file) => stringsOf(file).map((text) => [file, text] as const))
  const starter = filesIn('generator/starter').map((file) => [file, textOf(file)] as const)
  expect([...code, ...starter].filter(([, text]) => calledOtherwise.test(text))).toEqual([])
})

test('the table of commands in the README has every command', () => {
  const rows = textOf('README.md')
    .match(/^\| `np.*?` *\|/gm)!
    .join()
  expect(names.split('|').filter((name) => !new RegExp(`\\b${name}\\b`).test(rows))).toEqual([])
})

test('every script, option and page kind that our documents mention exists', () => {
  const texts = documents.map(textOf).join('\n')
  const { scripts } = JSON.parse(textOf('package.json')) as { scripts: object }
  const all = (pattern: RegExp, text = texts) => [...text.matchAll(pattern)].map(([, found]) => found!)
  expect(all(/npm run (\w+)/g).filter((name) => !Object.hasOwn(scripts, name))).toEqual([])
  expect(all(/--kind ([\w-]+)/g).filter((kind) => !isKind(kind))).toEqual([])
  const commands = textOf('generator/cli/cli.ts')
  const unknown = all(/^\| (`np[mx].*)$/gm).flatMap((row) => {
    const [name] = all(/^`np(?:m run|x sightline) (\w+)/g, row)
    const folder = `tests/${name}`
    const own = existsSync(join(root, folder)) ? filesIn(folder).map(textOf).join() : ''
    return all(/(--[a-z][a-z-]*)/g, row).filter((option) => !`${commands}${own}`.includes(option))
  })
  expect(unknown).toEqual([])
})
