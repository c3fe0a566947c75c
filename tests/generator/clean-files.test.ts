import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openCleanFiles } from '../../generator/cache/clean-files.ts'
import { hashPaths } from '../../generator/cache/source-keys.ts'
import { cacheFolder, root } from '../../generator/folders.ts'

/** Stands for the code of the checks: nothing else is kept under its name. */
const code = ['tests/generator/clean-files.test.ts']
const mine = () => join(cacheFolder, 'clean', `${hashPaths(code.map((path) => join(root, path)))}.kept`)
afterAll(() => rmSync(mine(), { force: true }))

const source = { file: 'pages/a.yaml', text: 'kind: prose', value: {} }
const asked = { check: 'words', given: 'rules', paths: code, ...source }
const isKnown = (changed: Partial<typeof asked> = {}) => {
  const { check, given, paths, ...file } = { ...asked, ...changed }
  return openCleanFiles(paths).has(check, given, file)
}

describe('a file that was found clean', () => {
  const first = openCleanFiles(code)
  first.add('words', 'rules', source)
  first.save()

  it('is known to the next process', () => {
    expect(isKnown()).toBe(true)
  })

  it('stays known when others are added', () => {
    const second = openCleanFiles(code)
    second.add('words', 'rules', { ...source, text: 'kind: other' })
    second.save()
    expect(isKnown()).toBe(true)
  })

  it.each([
    ['its text', { text: 'kind: prose # new' }],
    ['its name', { file: 'pages/b.yaml' }],
    ['what the check is given', { given: 'other rules' }],
    ['the check', { check: 'signs' }],
    ['the code of the checks', { paths: ['generator/cache/store.ts'] }],
  ])('is looked at again after a change of %s', (_, changed) => {
    expect(isKnown(changed)).toBe(false)
  })
})
