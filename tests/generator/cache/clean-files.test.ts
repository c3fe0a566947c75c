import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { openCleanFiles } from '../../../generator/cache/clean-files.ts'
import { cacheFolder } from '../../../generator/folders.ts'

/** A fake hash of the checks' code. No other cache file has this name. */
const code = 'clean-files-test'
afterAll(() => rmSync(join(cacheFolder, 'clean', `${code}.kept`), { force: true }))

const source = { file: 'pages/a.yaml', text: 'kind: prose', value: {} }
const asked = { check: 'words', given: 'rules', codeKey: code, ...source }
const isKnown = (changed: Partial<typeof asked> = {}) => {
  const { check, given, codeKey, ...file } = { ...asked, ...changed }
  return openCleanFiles(() => codeKey).has(check, given, file)
}

describe('a file found clean', () => {
  const first = openCleanFiles(() => code)
  first.add('words', 'rules', source)
  first.save()

  it('is remembered by the next process', () => {
    expect(isKnown()).toBe(true)
  })

  it('is still remembered after others are added', () => {
    const second = openCleanFiles(() => code)
    second.add('words', 'rules', { ...source, text: 'kind: other' })
    second.save()
    expect(isKnown()).toBe(true)
  })

  it('is remembered as long as it is in use, however many others come and go', () => {
    for (let run = 0; run < 4; run += 1) {
      const files = openCleanFiles(() => code)
      expect(files.has('words', 'rules', source)).toBe(true)
      for (let save = 0; save < 2500; save += 1)
        files.add('words', 'rules', { ...source, text: `kind: prose # ${run} ${save}` })
      files.save()
    }
    expect(isKnown()).toBe(true)
    expect(isKnown({ text: 'kind: prose # 0 0' }), 'what nobody has asked for since').toBe(false)
  })

  it.each([
    ['its text', { text: 'kind: prose # new' }],
    ['its name', { file: 'pages/b.yaml' }],
    ['what the check is given', { given: 'other rules' }],
    ['the check', { check: 'signs' }],
    ['the code of the checks', { codeKey: 'another' }],
  ])('is checked again after a change to %s', (_, changed) => {
    expect(isKnown(changed)).toBe(false)
  })
})
