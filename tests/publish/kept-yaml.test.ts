import { afterAll, expect, it, vi } from 'vitest'
import { readManifest } from '../../generator/read/read.ts'
import { readYaml } from '../../generator/read/read-yaml.ts'
import { checkingKey } from '../../generator/run/source-keys.ts'
import { cleanWorlds, clearwater, copyOf } from '../support/world.ts'

vi.mock(import('../../generator/read/read-yaml.ts'), { spy: true })
vi.mock(import('../../generator/run/source-keys.ts'), { spy: true })

afterAll(cleanWorlds)

it('each version of the code reads YAML again, since it may accept more or less of it', () => {
  const folder = copyOf(clearwater)
  const filesRead = () => {
    vi.mocked(readYaml).mockClear()
    readManifest(folder)
    return vi.mocked(readYaml).mock.calls.length
  }
  const all = filesRead()
  expect(all).toBeGreaterThan(10)
  expect(filesRead()).toBe(0)
  vi.mocked(checkingKey).mockReturnValue('another version')
  expect(filesRead()).toBe(all)
})
