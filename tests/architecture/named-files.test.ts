import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../generator/folders.ts'
import { documents, filesIn, parsed, textOf } from './code.ts'

const rooms = ['generator', 'templates', 'src', 'tests', 'manifest']
const all = [...new Set([...rooms.flatMap(filesIn), ...documents]), 'vite.config.ts']

/** A path with one of our file extensions. Not one with a placeholder, as in `<name>.ts` or `*.css`. */
const file = /(?<![\w./<>*{}@+-])(?:[\w+-][\w.+-]*\/)*[\w+-][\w.+-]*\.(?:tsx?|mjs|css|yaml|md)(?![\w/<>*{}-])/g
/** A path into a room of code, with or without an extension. */
const inRoom = /(?<![\w./<>*{}-])(?:generator|templates|src|tests)\/[\w./+-]*\w(?![\w<>*{}+])/g

const namedIn = (text: string) => [...text.matchAll(file), ...text.matchAll(inRoom)].map(([named]) => named)

/** Whether a reader finds it: from the root, in a package, or by the last parts of its path. */
const isThere = (named: string) =>
  existsSync(join(root, named)) ||
  existsSync(join(root, 'node_modules', named)) ||
  all.some((each) => each.endsWith(`/${named}`))

function commentsOf(reader: string): string[] {
  if (reader.endsWith('.md')) return [textOf(reader)]
  if (reader.endsWith('.css')) return textOf(reader).match(/\/\*.*?\*\//gs) ?? []
  return parsed(reader).comments.map(({ value }) => value)
}

test('every file that a comment or a document names exists', () => {
  const readers = [...all.filter((each) => /\.(tsx?|mjs|css)$/.test(each)), ...documents]
  const missing = readers.flatMap((reader) =>
    commentsOf(reader)
      .flatMap(namedIn)
      .filter((named) => !isThere(named))
      .map((named) => `${reader} names ${named}`),
  )
  expect([...new Set(missing)]).toEqual([])
})
