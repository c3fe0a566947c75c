import { expect, test } from 'vitest'
import { withoutForm } from '../../generator/text/plural-key.ts'
import { files, textOf } from './code.ts'

test('every interface word is used, and every word that is used exists', () => {
  const words = new Set([...wordKeys(textOf('manifest/ui/en.yaml'))])
  const code = files.map(textOf).join('\n')
  const used = new Set([...code.matchAll(/\b(?:words?|t)\(\s*'([\w.-]+)'/g)].map((match) => match[1]!))
  expect([...used].filter((key) => key.includes('.') && !words.has(key))).toEqual([])
  // A key composed at run time shows its group as a literal: `group.${key}`.
  const groups = new Set([...code.matchAll(/`([\w.-]+)\.\$\{/g)].map((match) => match[1]!))
  const quoted = new Set([...code.matchAll(/'([\w-]+\.[\w.-]+)'/g)].map((match) => match[1]!))
  expect([...words].filter((key) => !used.has(key) && !quoted.has(key) && !isOfGroup(key, groups))).toEqual([])
})

const isOfGroup = (key: string, groups: ReadonlySet<string>) => [...groups].some((group) => key.startsWith(`${group}.`))

function* wordKeys(yaml: string): Iterable<string> {
  const path: string[] = []
  for (const line of yaml.split('\n')) {
    const match = /^( *)([\w-]+):(.*)$/.exec(line)
    if (match === null) continue
    const depth = match[1]!.length / 2
    path.length = depth
    path.push(match[2]!)
    if (match[3]!.trim() !== '') yield withoutForm(path.join('.'))
  }
}
