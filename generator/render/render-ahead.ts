import { availableParallelism } from 'node:os'
import { hostOf } from '../hosts/index.ts'
import type { Bundle } from '../page.ts'
import type { Manifest } from '../parse/manifest.ts'
import { clearStage, dropStage } from '../publish/stage.ts'
import { forPractice } from './bundle.ts'
import { endHelpers, type Helpers, manyPages, startHelpers } from './threads.ts'

/** Other threads that begin to render as soon as the manifest is read, while this one still checks it. */
export interface Ahead {
  begin: (manifest: Manifest) => void
  /** The threads, if they render this manifest; if not, ends them. */
  helpersFor: (manifest: Manifest) => Promise<Helpers | undefined>
  /** Ends the threads, and drops what they have rendered. */
  stop: () => Promise<void>
}

export interface AheadOptions {
  out: string
  bundle: Bundle
  /** Hash of all code. */
  program: string
  /** The number of threads that render, this one included. */
  threads: number | undefined
}

/** Below this many pages, another thread is barely ready when this one begins to render. */
const minPages = 300
/** Two at most: more pay off only from `manyPages` on, and nothing is rendered ahead there. */
const usualThreads = Math.min(availableParallelism(), 2)

/**
 * Prepares to render ahead, for when every page has to be made: otherwise, most time goes into comparing, and few pages
 * are left to render. With very many pages, the threads would take too much memory: 160 MB of 690 for fifty thousand.
 */
export function openAhead({ out, bundle, program, threads = usualThreads }: AheadOptions): Ahead {
  let begun: { manifest: Manifest; helpers: Helpers } | undefined
  const stop = async () => {
    if (begun === undefined) return
    await endHelpers(begun.helpers)
    dropStage(out)
    begun = undefined
  }
  return {
    begin: (manifest) => {
      const pages = pagesAbout(manifest)
      const isWorthIt = pages >= minPages && pages < manyPages && !hostOf(manifest.practice.host).rendersPages
      if (begun !== undefined || threads === 1 || !isWorthIt) return
      clearStage(out)
      const task = { manifest, bundle: forPractice(bundle, manifest), program, out, force: true }
      begun = { manifest, helpers: startHelpers(threads - 1, pages, task) }
    },
    helpersFor: async (manifest) => {
      // If files were saved in the meantime, the manifest has been read again.
      if (begun?.manifest !== manifest) await stop()
      return begun?.helpers
    },
    stop,
  }
}

/** How many pages a manifest has, without expanding it. */
const pagesAbout = ({ languages, pages, neighborhoods, cities, services }: Manifest) =>
  languages.length * (pages.length + neighborhoods.length + cities.length * (1 + services.length))
