import type { ReactElement } from 'react'
import type { LayoutData } from '../../generator/page.ts'
import { inLanguage } from '../../templates/parts/sample-layout.ts'
import { exampleHtml } from '../support/example-html.ts'

// Loaded by Vite, which loads it again when a part or its examples are saved.

/** A part with examples. */
export interface Part {
  name: string
  /** Its source, relative to the checkout. */
  file: string
  /** The names of its examples. */
  examples: readonly string[]
}

const modules = import.meta.glob<Record<string, ReactElement>>('../../templates/**/*.examples.tsx', {
  eager: true,
  import: 'examples',
})

const files = Object.fromEntries(Object.keys(modules).map((file) => [/([^/]+)\.examples\.tsx$/.exec(file)![1]!, file]))

/** Every part that has examples, by name. */
export const parts: Part[] = Object.entries(files)
  .map(([name, file]) => ({
    name,
    file: file.replace('../../', '').replace('.examples', ''),
    examples: Object.keys(modules[file]!),
  }))
  .sort((a, b) => a.name.localeCompare(b.name))

/** The HTML of an example with the interface words of a language. Undefined when there is no such example. */
export function renderExample(part: string, name: string, layout: LayoutData): string | undefined {
  const example = modules[files[part] ?? '']?.[name]
  return example && inLanguage(layout, () => exampleHtml(example))
}
