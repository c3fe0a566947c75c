import { expect, test } from 'vitest'
import { bundleSources } from '../../generator/run/source-keys.ts'
import { files, importsOf } from './code.ts'

const folders = ['templates', 'src', 'generator/render/bundle']
const isInFolder = (file: string) => folders.some((folder) => file.startsWith(`${folder}/`))

test('the key of a bundle covers all code that decides what is in it, and no other', () => {
  const makers = files.filter((file) => file.startsWith('generator/render/bundle/'))
  // The set grows while it is iterated, so files found on the way are visited too.
  const deciding = new Set(['vite.config.ts', ...makers])
  for (const file of deciding)
    for (const { target, typeOnly } of importsOf(file)) if (!typeOnly && files.includes(target)) deciding.add(target)
  const outside = [...deciding].filter((file) => !isInFolder(file))
  expect([...bundleSources].sort()).toEqual([...folders, ...outside].sort())
})
