import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { type Program, parseSync, Visitor } from 'oxc-parser'
import { filesBelow } from '../../generator/disk/files-below.ts'
import { root } from '../../generator/folders.ts'

/** The files below a folder of the repository, as paths from its root. */
export const filesIn = (folder: string): string[] => filesBelow(join(root, folder)).map((file) => `${folder}/${file}`)

export const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')

/** Everything written about the code, for those who change it. */
export const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'HOSTING.md', 'DECISIONS.md', 'SECURITY.md', 'CHANGELOG.md'],
  ...['generator', 'templates', 'src', 'tests', 'manifest']
    .flatMap(filesIn)
    .filter((file) => /(^|\/)(README|MARKS)\.md$/.test(file)),
]

/** All code of the three rooms that make the site. */
export const files = ['generator', 'templates', 'src'].flatMap(filesIn).filter((file) => /\.(tsx?|mjs)$/.test(file))

/** Whether a file holds only examples for the gallery and the tests. */
export const isExamples = (file: string): boolean => /\.examples\.tsx$|\/sample-\w+\.ts$/.test(file)

/** A file's syntax tree, its imports and exports, its comments. */
export const parsed = (file: string) => parseSync(join(root, file), textOf(file))

/** The syntax tree without the examples that explain keys of the manifest: the arguments of `key` from the third on. */
export function withoutExamples(program: Program): Program {
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      if (callee.type === 'Identifier' && callee.name === 'key') given.splice(2)
    },
  }).visit(program)
  return program
}

interface Import {
  file: string
  /** A path from the root for one of our files; otherwise the import as written. */
  target: string
  typeOnly: boolean
}

/** The static and dynamic imports of `file`. */
export function importsOf(file: string): Import[] {
  const text = textOf(file)
  const { staticImports, dynamicImports } = parsed(file).module
  const later = dynamicImports.flatMap(
    ({ moduleRequest: { start, end } }) => /^['"](.*)['"]$/.exec(text.slice(start, end))?.[1] ?? [],
  )
  return [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...later.map((specifier) => ({ specifier, typeOnly: false })),
  ].map(({ specifier, typeOnly }) => ({
    file,
    target: specifier.startsWith('.') ? relative(root, join(root, dirname(file), specifier)) : specifier,
    typeOnly,
  }))
}
