import { afterAll, expect, it, vi } from 'vitest'
import { readManifest } from '../../generator/read/read.ts'
import * as reading from '../../generator/read/read-yaml.ts'
import * as keys from '../../generator/run/source-keys.ts'
import { clearwater, copyOf } from '../support/world.ts'

afterAll(vi.restoreAllMocks)

it('each version of the code reads YAML again, since it may accept more or less of it', () => {
  const folder = copyOf(clearwater)
  const readYaml = vi.spyOn(reading, 'readYaml')
  const filesRead = () => {
    readYaml.mockClear()
    readManifest(folder)
    return readYaml.mock.calls.length
  }
  const all = filesRead()
  expect(all).toBeGreaterThan(10)
  expect(filesRead()).toBe(0)
  vi.spyOn(keys, 'checkingKey').mockReturnValue('another version')
  expect(filesRead()).toBe(all)
})
