import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../../generator/folders.ts'

const file = join(root, 'generator/cache/unfinished.mjs')

/** Where a process writes what becomes `entry.kept`, if every process has the same number, as in containers. */
function unfinishedIn(pid: number): string {
  const code = `Object.defineProperty(process, 'pid', { value: ${pid} })
    const { unfinished } = await import(${JSON.stringify(file)})
    console.log([unfinished('entry.kept'), unfinished('entry.kept')].join(' '))`
  return execFileSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' }).trim()
}

it('two processes with the same number, in two containers that share a cache, do not write into one file', () => {
  const [first, second] = [1, 1].map(unfinishedIn).map((names) => names.split(' '))
  expect(new Set(first).size).toBe(1)
  expect(first).not.toEqual(second)
})
