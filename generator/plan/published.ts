import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../files-below.ts'
import type { Languages } from '../languages.ts'
import { serviceCityIn, withoutPrefix } from '../urls.ts'
import type { InCity } from './plan.ts'

/** The published folder, read-only. Another command may change it in the meantime. */
export interface Published {
  /** Every file that existed when the folder was opened. */
  files: string[]
  /** The bytes of a file; undefined when it does not exist, or no longer does. */
  read: (file: string) => Buffer | undefined
}

export function openPublished(out: string): Published {
  const files = filesBelow(out)
  const known = new Set(files)
  return {
    files,
    read: (file) => {
      try {
        return known.has(file) ? readFileSync(join(out, file)) : undefined
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
  }
}

/** The service and city of a page that is no longer in the table, read from its address. */
export const inCityOf = (url: string, languages: Languages): InCity | undefined =>
  serviceCityIn(withoutPrefix(url, languages))
