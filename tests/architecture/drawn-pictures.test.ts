import { expect, it } from 'vitest'
import { files, importsOf, textOf } from './code.ts'

/** What drawing code may import without its being part of a picture's key, and why. */
const notDrawing = [
  // Their results are in the key, next to the hash of the code.
  'generator/theme/palette.ts',
  'generator/theme/typefaces.ts',
  'generator/photos/cut.ts',
  'generator/read/media.ts',
  'generator/urls.ts',
  // Find files, make keys, entries and errors.
  'generator/hash.ts',
  'generator/packages.ts',
  'generator/folders.ts',
  'generator/cache/kept-picture.ts',
  'generator/problems/user-error.ts',
  'generator/run/import-module.ts',
  'generator/load-sharp.ts',
]

/** The paths in each call of `drawnBy`: the code whose hash is in the keys of the pictures it draws. */
const keys = files.flatMap((file) =>
  [...textOf(file).matchAll(/\bdrawnBy\(('[^)]+)\)/g)].map(([, paths]) =>
    [...paths!.matchAll(/'([^']+)'/g)].map(([, path]) => path!),
  ),
)

const isIn = (file: string, paths: readonly string[]) =>
  paths.some((path) => file === path || file.startsWith(`${path}/`))

it('a change to any code that draws a picture changes the key of the picture', () => {
  expect(keys.length).toBeGreaterThan(3)
  const missing = keys.flatMap((paths) =>
    files
      .filter((file) => isIn(file, paths))
      .flatMap(importsOf)
      .filter(({ target, typeOnly }) => target.startsWith('generator/') && !typeOnly)
      .filter(({ target }) => !isIn(target, paths) && !notDrawing.includes(target))
      .map(({ file, target }) => `${target}, imported by ${file}, is not in drawnBy('${paths.join("', '")}')`),
  )
  expect(missing).toEqual([])
})
