import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../../generator/folders.ts'
import { withSite } from '../support/made-site.ts'
import { chooseKinds } from './choose-kinds.ts'
import { serveGallery } from './serve-gallery.ts'
import { takeSheet } from './take-sheet.ts'

// npm run gallery: serves a page of all parts with their examples, in every language, light and dark, at three widths.
//   --port <number>       port to serve it at; default 4180, or the next free one
//   --manifest <folder>   with the languages and interface words of another practice
//
// npm run gallery -- --sheet [file.png]: the first screens of every kind of page, as one picture.
//   --language <code>     in this language; default: the practice's first
//   --dark                in the dark scheme
//   --full                whole pages
//   --kinds <kind,kind>   only these kinds
//   --manifest <folder>   of another practice

const options = {
  port: { type: 'string', default: '4180' },
  sheet: { type: 'boolean', default: false },
  language: { type: 'string' },
  dark: { type: 'boolean', default: false },
  full: { type: 'boolean', default: false },
  kinds: { type: 'string' },
  manifest: { type: 'string', default: join(root, 'manifest') },
} as const

try {
  await run()
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true })
  const manifest = resolve(values.manifest)
  if (!values.sheet) {
    const url = await serveGallery({ manifest, port: Number(values.port) })
    console.log(`Gallery at ${url} - stop with Ctrl+C`)
    return
  }
  const file = resolve(positionals[0] ?? join(root, '.cache/sheet.png'))
  await withSite(manifest, async ({ origin, pages }) => {
    const chosen = chooseKinds(pages, values)
    const colorScheme = values.dark ? 'dark' : 'light'
    const { width, height } = await takeSheet({ origin, pages: chosen, colorScheme, isFull: values.full, file })
    console.log(`${relative(process.cwd(), file)}: ${chosen.length} kinds of pages, ${width} x ${height} px`)
  })
}
