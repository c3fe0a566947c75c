import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadSite } from '../../../generator/load-site.ts'
import { schemasFor } from '../../../generator/parse/schemas/index.ts'
import { isError } from '../../../generator/problems/problems.ts'
import { editText } from '../../support/edit-text.ts'
import { clearwater, copyOf, dental, monolingual, trilingual } from '../../support/world.ts'

afterAll(vi.restoreAllMocks)

/** Loads the manifest as a new process would. */
const load = (folder: string) => loadSite(folder, { preview: true })

it.each([
  ['two', clearwater],
  ['three', trilingual],
  ['one', monolingual],
  ['two others', dental],
])('a manifest from files known to be valid equals one from checking them, in %s languages', (_, of) => {
  const folder = copyOf(of)
  const [first, second] = [load(folder), load(folder)]
  expect(second.problems).toEqual(first.problems)
  expect(second.parts.parsed).toStrictEqual(first.parts.parsed)
  // Addresses and hashes depend on the order of keys.
  expect(JSON.stringify(second.parts.parsed)).toBe(JSON.stringify(first.parts.parsed))
})

describe('a file that an earlier process found valid', () => {
  const folder = copyOf(clearwater)
  const pages = vi.spyOn(schemasFor(['en', 'es']).page, 'safeParse')
  const { problems: warnings } = load(folder)
  beforeEach(() => void pages.mockClear())

  it('is not checked again', () => {
    load(folder)
    expect(pages).not.toHaveBeenCalled()
  })

  it('is checked again when its text has changed, and no other file is', () => {
    editText(folder, 'pages/about.yaml', 'kind: prose', 'kind: prose # about us')
    load(folder)
    expect(pages).toHaveBeenCalledTimes(1)
  })

  it('is not considered valid once it has a mistake, and is reported each time', () => {
    editText(folder, 'pages/about.yaml', 'kind: prose', 'kind: prosa')
    for (const _ of [1, 2])
      expect(load(folder).problems.filter(isError)).toEqual([
        expect.objectContaining({ file: 'pages/about.yaml', code: 'UNKNOWN_VALUE' }),
      ])
    editText(folder, 'pages/about.yaml', 'kind: prosa', 'kind: prose')
    expect(load(folder).problems).toEqual(warnings)
  })

  it('is checked again when the languages of the site change', () => {
    editText(folder, 'languages.yaml', 'code: es', 'code: fr')
    expect(load(folder).site, 'it has no words in the other language').toBeUndefined()
    editText(folder, 'languages.yaml', 'code: fr', 'code: es')
    expect(load(folder).problems).toEqual(warnings)
  })
})
