import { expect, test } from 'vitest'
import { files, filesIn, importsOf, parsed, textOf } from './code.ts'

/** Who may import whom: the first room that fits a file decides. Every rule says what to do instead. */
const rooms: {
  room: string
  owns: (file: string) => boolean
  may: (target: string, typeOnly: boolean) => boolean
  instead: string
}[] = [
  {
    room: 'src/shared',
    owns: (file) => file.startsWith('src/shared/'),
    // The search runs in the browser, and in the generator to prove its answers.
    may: (target) => target.startsWith('src/shared/') || target === 'minisearch',
    instead: 'src/shared is the leaf both sides import: move what it needs into it, or move the code out of it.',
  },
  {
    room: 'src',
    owns: (file) => file.startsWith('src/'),
    may: (target) => target.startsWith('src/') || (!isLocal(target) && !target.startsWith('node:') && target !== 'zod'),
    instead:
      'The browser gets its data from the page. Share pure functions and types through src/shared; use zod/mini for zod.',
  },
  {
    room: 'generator',
    owns: (file) => file.startsWith('generator/'),
    may: (target) =>
      target.startsWith('generator/') ||
      target.startsWith('src/shared/') ||
      (!isLocal(target) && !/^react/.test(target)),
    instead:
      'The generator knows no React: it loads the built bundle (generator/render). Share pure code through src/shared.',
  },
  {
    room: 'templates/page',
    owns: (file) => file.startsWith('templates/page/'),
    may: (target) => /^(templates|generator|src\/shared)\//.test(target) || !isLocal(target),
    instead: 'Only the development server loads the site from here.',
  },
  {
    room: 'templates/+client.ts',
    owns: (file) => file === 'templates/+client.ts',
    may: (target) => target === 'src/entry.ts' || target.startsWith('templates/styles/'),
    instead: 'The whole browser script is src/entry.ts.',
  },
  {
    room: 'templates',
    owns: (file) => file.startsWith('templates/'),
    may: (target, typeOnly) =>
      target.startsWith('templates/') ||
      target.startsWith('src/shared/') ||
      /^src\/islands\/[^/]+\/view\.tsx$/.test(target) ||
      (target === 'generator/page.ts' && typeOnly) ||
      (!isLocal(target) && !target.startsWith('node:')),
    instead:
      'Templates get everything in `page` and `layout`: import types from generator/page.ts and nothing else of that room.',
  },
]

/** Known breaches, `file -> target`. One that is no longer needed fails too. */
const exceptions: string[] = []

const isLocal = (target: string) => /^(generator|templates|src|tests|manifest)\//.test(target)

const imports = files.flatMap(importsOf)

test('every room imports only what its rule allows', () => {
  const breaches = imports.flatMap(({ file, target, typeOnly }) => {
    const rule = rooms.find(({ owns }) => owns(file))!
    if (rule.may(target, typeOnly) || exceptions.includes(`${file} -> ${target}`)) return []
    return [`${file} must not import ${target}. ${rule.instead}`]
  })
  expect(breaches).toEqual([])
})

test('every exception is still needed', () => {
  const present = imports.map(({ file, target }) => `${file} -> ${target}`)
  expect(exceptions.filter((exception) => !present.includes(exception))).toEqual([])
})

test('there are no barrels: an index re-exports nothing', () => {
  const barrels = files.filter((file) =>
    parsed(file).module.staticExports.some(({ start, entries }) =>
      // An import that is exported further down is listed as well, and starts with "import".
      entries.some(({ moduleRequest }) => moduleRequest !== null && textOf(file).startsWith('export', start)),
    ),
  )
  expect(barrels).toEqual([])
})

/** The command line, what starts it, and what runs on its own elsewhere and has no other way to report. */
const mayTalk = [
  'generator/cli.ts',
  'generator/sightline.mjs',
  'generator/photos/look.mjs',
  'generator/edge/requests/outbox.ts',
]

test('only the command line prints, reads arguments or exits', () => {
  const talkers = files
    .filter((file) => file.startsWith('generator/') && !mayTalk.includes(file))
    .filter((file) => /console\.|process\.(argv|exit|stdout|stderr)/.test(textOf(file)))
  expect(talkers).toEqual([])
})

test('a room is explained in at most thirty-five lines and a table of its folders', () => {
  const prose = (readme: string) =>
    textOf(readme)
      .trimEnd()
      .split('\n')
      .filter((line) => !line.startsWith('|'))
  const readmes = ['generator', 'templates', 'src', 'manifest'].map((room) => `${room}/README.md`)
  expect(readmes.filter((readme) => prose(readme).length > 35)).toEqual([])
})

test("the generator's README has a row for every folder, and for nothing else", () => {
  const rows = [...textOf('generator/README.md').matchAll(/^\| `([\w-]+)\/` /gm)].map(([, folder]) => folder)
  expect(new Set(rows)).toEqual(new Set(foldersIn('generator')))
})

test.each(['templates', 'src', 'tests'])('the README of %s names every folder', (room) => {
  const named = new Set(
    [...textOf(`${room}/README.md`).matchAll(/`([\w-]+)(?:\/(?:<name>\/)?)?`/g)].map(([, name]) => name),
  )
  expect(foldersIn(room).filter((folder) => !named.has(folder))).toEqual([])
})

/** The folders of a room that hold files. */
function foldersIn(room: string): string[] {
  const depth = room.length + 1
  return [...new Set(filesIn(room).flatMap((file) => /^([\w-]+)\//.exec(file.slice(depth))?.[1] ?? []))]
}
