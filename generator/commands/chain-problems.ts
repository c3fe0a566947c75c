import { join, posix } from 'node:path'
import type { Loaded } from '../load-site.ts'
import { keyOf, type Problem, problem } from '../problems/problems.ts'
import { folderOfChain } from '../read/chain-folders.ts'
import { locate } from '../read/locate.ts'
import type { Source } from '../read/read.ts'
import { sourceOf } from '../read/source-of.ts'
import type { Io } from './terminal/io.ts'
import type { Found } from './terminal/report.ts'

interface LoadedPractice {
  loaded: Loaded
  /** The practice's own problems, and its conflicts with those before it. Paths begin with its folder. */
  found: { problems: Problem[]; sources: Source[] }
}

/**
 * Loads the practices of a chain one after another with `load`, which gets what was loaded before: what they have in
 * common is read once. `problemsIn` says which problems of each are reported.
 */
export function* loadPractices(
  { manifest, progress }: Pick<Io, 'manifest' | 'progress'>,
  names: readonly string[],
  load: (folder: string, before: Loaded | undefined) => Loaded,
  problemsIn: (loaded: Loaded) => readonly Problem[],
): Iterable<LoadedPractice> {
  const findConflicts = conflictFinder()
  // Problems of files that the practices share, in public/ next to them: each is reported once.
  const shared = new Set<string>()
  const isNew = (name: string) => (each: Problem) => {
    if (each.file.startsWith(`${name}/`)) return true
    const isKnown = shared.has(keyOf(each))
    shared.add(keyOf(each))
    return !isKnown
  }
  let loaded: Loaded | undefined
  for (const [done, name] of names.entries()) {
    progress?.({ phase: 'reading', done, total: names.length })
    loaded = load(join(folderOfChain(manifest), name), loaded)
    const problems = [...problemsIn(loaded), ...findConflicts(name, loaded)]
    const found = inFolder(name, { problems, sources: loaded.sources })
    yield { loaded, found: { ...found, problems: found.problems.filter(isNew(name)) } }
  }
}

/** The same problems and sources, with paths that begin with the practice's folder. Omits sources without problems. */
function inFolder(name: string, { problems, sources }: Found): { problems: Problem[]; sources: Source[] } {
  const inChain = <T extends { file: string }>(each: T): T => ({ ...each, file: posix.join(name, each.file) })
  const files = new Set(problems.map(({ file }) => file))
  return {
    problems: problems.map((each) => ({ ...inChain(each), ...(each.edits && { edits: each.edits.map(inChain) }) })),
    sources: sources.filter(({ file }) => files.has(file)).map(inChain),
  }
}

/** Returns a function that finds conflicts between a practice and all those it was given before. */
function conflictFinder(): (name: string, loaded: Loaded) => Problem[] {
  const taken = new Map<string, string>()
  return (name, { site, sources }) => {
    if (site === undefined) return []
    const { hostname } = new URL(site.manifest.practice.url)
    const other = taken.get(hostname)
    if (other === undefined) {
      taken.set(hostname, name)
      return []
    }
    const source = sourceOf(sources, 'practice.yaml')!
    const message = `"${hostname}" is already the host name of the practice in ${other}`
    return [problem('SAME_HOST_NAME', locate(source, ['url']), message, 'Give each practice its own address.')]
  }
}
