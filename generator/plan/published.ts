import { join } from 'node:path'
import { filesBelow } from '../disk/files-below.ts'
import { readIfThere } from '../disk/read-if-there.ts'
import { practiceFile } from '../edge/bundle-worker.ts'
import { type EdgePractice, openPractice, readPractice } from '../edge/practice.ts'
import type { Languages } from '../languages.ts'
import { loadTemplates } from '../render/renderer.ts'
import type { Route } from '../site.ts'
import { fileOf, isPageFile, serviceCityIn, urlOfFile, withoutPrefix } from '../urls.ts'
import { type PageParts, readParts } from './page-parts.ts'
import type { InCity } from './plan.ts'

/** The published folder, read-only. Another command may change it in the meantime. */
export interface Published {
  /** Every file that existed when the folder was opened. */
  files: string[]
  /** The bytes of a file; undefined when it does not exist, or no longer does. */
  read: (file: string) => Buffer | undefined
  /** The key of a page, if a worker renders the pages. */
  keyOf?: (file: string) => string | undefined
}

/** The published folder. The pages that its worker renders are among its files, as if they had been published. */
export function openPublished(out: string, { folder, program, say }: OpenOptions): Published {
  const disk = openFolder(out)
  const practice = disk.read(practiceFile)?.toString()
  if (practice === undefined) return disk
  try {
    return withPages(disk, openPractice(readPractice(practice), loadTemplates(folder).renderDocument, program))
  } catch {
    // Written by another version, or damaged.
    say(`The published ${practiceFile} cannot be read: every page counts as new.`)
    return disk
  }
}

interface OpenOptions {
  /** The folder of the bundle. */
  folder: string
  /** Hash of all code. */
  program: string
  say: (line: string) => void
}

function openFolder(out: string): Published {
  const files = filesBelow(out)
  const known = new Set(files)
  return { files, read: (file) => (known.has(file) ? readIfThere(join(out, file)) : undefined) }
}

function withPages(disk: Published, { site, keyOf, render }: EdgePractice): Published {
  const bytesOf = (route: Route) => {
    try {
      return Buffer.from(render(route))
    } catch {
      // The templates are newer than the published practice: what the page looked like can no longer be told.
      return Buffer.alloc(0)
    }
  }
  const routeOf = (file: string) => (isPageFile(file) ? site.routes.findUrl(urlOfFile(file)) : undefined)
  return {
    files: [...disk.files, ...Array.from(site.routes, ({ url }) => fileOf(url))].sort(),
    read: (file) => {
      const route = routeOf(file)
      return route === undefined ? disk.read(file) : bytesOf(route)
    },
    keyOf: (file) => {
      const route = routeOf(file)
      return route && keyOf(route)
    },
  }
}

/** The parts of a published page: all empty for one that is no longer there. */
export const partsOf = (file: string, published: Published): PageParts =>
  readParts(published.read(file)?.toString() ?? '')

/** The service and city of a page that is no longer in the table, read from its address. */
export const inCityOf = (url: string, languages: Languages): InCity | undefined =>
  serviceCityIn(withoutPrefix(url, languages))
