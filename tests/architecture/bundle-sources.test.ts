import { expect, test } from 'vitest'
import { bundleSources } from '../../generator/run/source-keys.ts'
import { files, importsOf } from './code.ts'

/** What decides how code is bundled, and how pages name the files of the bundle. */
const makers = ['vite.config.ts', 'generator/render/bundle/client-files.ts']

test('the key of a bundle covers all code that decides what is in it', () => {
  const used = makers.flatMap(importsOf).filter(({ target, typeOnly }) => !typeOnly && files.includes(target))
  const isCovered = (file: string) => bundleSources.some((source) => file === source || file.startsWith(`${source}/`))
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter(({ target }) => !isCovered(target))).toEqual([])
})
