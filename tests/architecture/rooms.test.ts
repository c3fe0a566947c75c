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
    may: (target) => target.startsWith('src/') || (!isLocal(target) && !/^(node:|zod)/.test(target)),
    instead:
      'The browser gets its data from the page. Share pure functions and types through src/shared; validate by hand.',
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

const isLocal = (target: string) => /^(generator|templates|src|tests|manifest)\//.test(target)

const imports = files.flatMap(importsOf)

test('every room imports only what its rule allows', () => {
  const breaches = imports.flatMap(({ file, target, typeOnly }) => {
    const rule = rooms.find(({ owns }) => owns(file))!
    if (rule.may(target, typeOnly)) return []
    return [`${file} must not import ${target}. ${rule.instead}`]
  })
  expect(breaches).toEqual([])
})

/**
 * The folders of the generator: each imports only those listed before it, so that what a folder needs is known. Any
 * folder may name the types of parse/schemas, which are the words of the manifest.
 */
const folderOrder = [
  'page',
  'drive',
  'text',
  'problems',
  'disk',
  'cache',
  'run',
  'read',
  'edit',
  'theme',
  'gazetteer',
  'hosts',
  'parse',
  'photos',
  'logos',
  'maps',
  'expand',
  'build',
  'audit',
  'publish',
  'render',
  'receiving',
  'emit',
  'checks',
  'json-schema',
  'serve',
  'edge',
  'plan',
  'author',
  'fix',
  'dev',
  'commands',
  'cli',
]

/** The manifest includes facts about its photos and logos, found by folders that import it. */
const laterTypes = [
  'generator/parse/manifest.ts -> generator/logos/read-logos.ts',
  'generator/parse/manifest.ts -> generator/photos/read-photos.ts',
]

test('in the generator, data flows one way: a folder imports only those before it', () => {
  const own = imports.filter(({ target }) => target.startsWith('generator/'))
  const used = own.filter(({ typeOnly }) => !typeOnly)
  const ranks = new Map<string, number>()
  /** The place of a file in the order. A file outside all folders comes right after the last one that it imports. */
  const rankOf = (file: string): number => {
    const folder = /^generator\/([\w-]+)\//.exec(file)?.[1]
    if (folder !== undefined) return folderOrder.indexOf(folder)
    const known = ranks.get(file)
    if (known !== undefined) return known
    ranks.set(file, -1)
    const below = used.filter((each) => each.file === file).map(({ target }) => rankOf(target))
    const rank = Math.max(-1, ...below) + 0.5
    ranks.set(file, rank)
    return rank
  }
  expect(foldersIn('generator').filter((folder) => !folderOrder.includes(folder))).toEqual(['starter'])
  const breaches = own.filter(
    ({ file, target, typeOnly }) =>
      /^generator\/[\w-]+\//.test(file) &&
      rankOf(target) > rankOf(file) &&
      !(typeOnly && target.startsWith('generator/parse/schemas/')),
  )
  expect(breaches.map(({ file, target }) => `${file} -> ${target}`)).toEqual(laterTypes)
})

test('a worker that renders pages on request contains no YAML parser', () => {
  const held = new Set(['generator/edge/worker.ts', 'generator/edge/chain/worker.ts'])
  // The set grows while it is iterated, so files found on the way are visited too.
  for (const file of held) for (const each of imports) if (each.file === file && !each.typeOnly) held.add(each.target)
  expect([...held].filter((target) => /^(?:js-)?yaml$/.test(target))).toEqual([])
  expect(held).toContain('generator/expand/index.ts')
})

/** Types only, so it loads nothing: the one file of the generator that templates import. */
const vocabulary = 'generator/page.ts'

test('there are no barrels: apart from the vocabulary of pages, no file re-exports anything', () => {
  const barrels = files.filter((file) =>
    parsed(file).module.staticExports.some(({ start, entries }) =>
      // An import that is exported further down is listed as well, and starts with "import".
      entries.some(({ moduleRequest }) => moduleRequest !== null && textOf(file).startsWith('export', start)),
    ),
  )
  expect(barrels).toEqual([vocabulary])
})

/** The command line, what starts it, and what runs on its own elsewhere and has no other way to report. */
const mayTalk = [
  'generator/cli/cli.ts',
  'generator/cli/terminal.ts',
  'generator/cli/signals.ts',
  'generator/sightline.mjs',
  'generator/photos/look.mjs',
  'generator/edge/requests/outbox.ts',
  'generator/edge/requests/take-posts.ts',
]

test('only the command line prints, reads arguments or exits', () => {
  const talkers = files
    .filter((file) => file.startsWith('generator/') && !mayTalk.includes(file))
    .filter((file) => /console\.|process\.(argv|exit|stdout|stderr)/.test(textOf(file)))
  expect(talkers).toEqual([])
})

test('the README of a room has at most thirty-five lines and a table of its folders', () => {
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

test("the generator's README names every file outside of its folders", () => {
  const named = new Set([...textOf('generator/README.md').matchAll(/`([\w-]+\.\w+)`/g)].map(([, file]) => file))
  const outside = files.flatMap((file) => /^generator\/([^/]+)$/.exec(file)?.[1] ?? [])
  expect(outside.filter((file) => !named.has(file))).toEqual([])
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
