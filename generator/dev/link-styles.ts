import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from '../folders.ts'

/** Where the development server serves the main stylesheet. */
export const developmentStyles = '/templates/styles/main.css'

/** Where it serves the additional stylesheets, by name. */
export const developmentSheets = () =>
  Object.fromEntries(
    readdirSync(join(root, 'templates/styles/sheets')).map((file) => [
      file.replace('.css', ''),
      `/templates/styles/sheets/${file}`,
    ]),
  )

/**
 * In development, links the stylesheet from the page, as publishing does, and keeps it out of the script. Otherwise a
 * page is unstyled until its script has run, and Tailwind processes each change twice.
 */
export function linkStyles(): Plugin {
  return {
    name: 'sightline:link-styles',
    apply: 'serve',
    enforce: 'pre',
    resolveId: (source, importer) =>
      importer?.endsWith('/templates/+client.ts') && source.endsWith('.css') ? nothing : undefined,
    load: (id) => (id === nothing ? '' : undefined),
  }
}

const nothing = '\0sightline:linked-styles'
