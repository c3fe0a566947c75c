import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openCleanFiles } from '../../generator/cache/clean-files.ts'
import { cacheFolder } from '../../generator/folders.ts'

const check = 'clean-files-test'
afterAll(() => {
  const folder = join(cacheFolder, 'clean')
  for (const file of readdirSync(folder)) if (file.startsWith(check)) rmSync(join(folder, file))
})

const source = { file: 'pages/a.yaml', text: 'kind: prose', value: {} }
const opened = (given = 'words', paths = ['generator/cache/clean-files.ts']) => openCleanFiles(check, paths, given)

describe('a file that was found clean', () => {
  const first = opened()
  first.add(source)
  first.save()

  it('is known to the next process', () => {
    expect(opened().has(source)).toBe(true)
  })

  it('stays known when others are added', () => {
    const second = opened()
    second.add({ ...source, text: 'kind: other' })
    second.save()
    expect(opened().has(source)).toBe(true)
  })

  it.each([
    ['its text', () => opened().has({ ...source, text: 'kind: prose # new' })],
    ['its name', () => opened().has({ ...source, file: 'pages/b.yaml' })],
    ['what the check is given', () => opened('other words').has(source)],
    ['the code of the check', () => opened('words', ['generator/cache/store.ts']).has(source)],
  ])('is looked at again after a change of %s', (_, isKnown) => {
    expect(isKnown()).toBe(false)
  })
})
