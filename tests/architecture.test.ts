import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../generator/folders.ts'

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
    may: (target) => target.startsWith('src/shared/'),
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
      'Templates get everything in `page` and `frame`: import types from generator/page.ts and nothing else of that room.',
  },
]

/** Known breaches, `file -> target`. One that is no longer needed fails too. */
const exceptions: string[] = []

const isLocal = (target: string) => /^(generator|templates|src|tests|manifest)\//.test(target)

const files = ['generator', 'templates', 'src']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
  .filter((file) => /\.tsx?$/.test(file))

const imports = files.flatMap((file) => {
  const code = readFileSync(join(root, file), 'utf8')
  return [
    ...code.matchAll(
      /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'"()]*?from\s+'([^']+)'|import\(\s*'([^']+)'\s*\)|(?:^|\n)import\s+'([^']+)'/g,
    ),
  ].map((match) => {
    const specifier = match[2] ?? match[3] ?? match[4]!
    const target = specifier.startsWith('.') ? relative(root, join(root, dirname(file), specifier)) : specifier
    return { file, target, typeOnly: match[1] !== undefined }
  })
})

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
    /^export (type )?(\*|\{[^}]*\}) from/m.test(readFileSync(join(root, file), 'utf8')),
  )
  expect(barrels).toEqual([])
})

test('only the command line prints, reads arguments or exits', () => {
  const talkers = files
    .filter((file) => file.startsWith('generator/') && file !== 'generator/cli.ts')
    .filter((file) => /console\.|process\.(argv|exit|stdout|stderr)/.test(readFileSync(join(root, file), 'utf8')))
  expect(talkers).toEqual([])
})

test('no URL of a page is spelled outside urls.ts', () => {
  const isExample = (file: string) => /\.examples\.tsx$|\/sample-frame\.ts$/.test(file)
  const spelled = files.filter(
    (file) =>
      file !== 'generator/urls.ts' &&
      !isExample(file) &&
      /['"`]\/(locations|neighborhoods|services)\/|endsWith\('\/services'\)/.test(
        readFileSync(join(root, file), 'utf8').replace(/\/\*\*[\s\S]*?\*\//g, ''),
      ),
  )
  expect(spelled).toEqual([])
})

test('every interface word is used, and every word that is used exists', () => {
  const words = new Set([...wordKeys(readFileSync(join(root, 'manifest/ui/en.yaml'), 'utf8'))])
  const code = files.map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
  const used = new Set([...code.matchAll(/\b(?:words?|t)\(\s*'([\w.-]+)'/g)].map((match) => match[1]!))
  expect([...used].filter((key) => key.includes('.') && !words.has(key))).toEqual([])
  // A key put together at run time shows its group as a literal: `group.${key}`.
  const groups = new Set([...code.matchAll(/`([\w-]+)\.\$\{/g)].map((match) => match[1]!))
  const quoted = new Set([...code.matchAll(/'([\w-]+\.[\w.-]+)'/g)].map((match) => match[1]!))
  expect([...words].filter((key) => !used.has(key) && !quoted.has(key) && !groups.has(key.split('.')[0]!))).toEqual([])
})

function* wordKeys(yaml: string): Iterable<string> {
  const path: string[] = []
  for (const line of yaml.split('\n')) {
    const match = /^( *)([\w-]+):(.*)$/.exec(line)
    if (match === null) continue
    const depth = match[1]!.length / 2
    path.length = depth
    path.push(match[2]!)
    if (match[3]!.trim() !== '') yield path.join('.')
  }
}
