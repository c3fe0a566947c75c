import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ReactElement } from 'react'
import { root } from '../../generator/folders.ts'
import { exampleHtml } from './example-html.ts'

// A separate process, started by rendered-example.ts: prints part -> name of the example -> HTML, as JSON.

const folder = join(root, 'templates')
const ending = '.examples.tsx'
const parts: Record<string, Record<string, string>> = {}
for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
  if (!file.endsWith(ending)) continue
  const { examples }: { examples: Record<string, ReactElement> } = await import(pathToFileURL(join(folder, file)).href)
  parts[basename(file, ending)] = Object.fromEntries(
    Object.entries(examples).map(([name, example]) => [name, exampleHtml(example)]),
  )
}
process.stdout.write(JSON.stringify(parts))
