/** Whatever exceeds one of these is pruned, least recently used first, unless the command has used it itself. */
export interface Bounds {
  maxEntries: number
  maxBytes: number
  maxDays: number
}

/** A kind of cache entry: a folder in the cache, in which each entry is a file or, if `isFolder`, a folder. */
interface KindFacts {
  /** Singular and plural, as shown to people. */
  words: readonly [one: string, many: string]
  /** What it saves, for `sightline cache`. */
  saves: string
  isFolder?: true
}

const megabyte = 1e6

/**
 * How many practices one checkout may publish in turn. As the least recently used entries go first, with room for
 * fewer, each publish would remove what the next one needs, and every publish would make everything again.
 */
const practices = 250

/** All kinds. */
export const kinds = {
  pictures: {
    words: ['picture', 'pictures'],
    saves: 'drawing share pictures, icons and QR codes, and copying photos',
    // A site has two hundred of 5 MB in all, a practice with forty photos twice as many.
    maxEntries: 400 * practices,
    maxBytes: 8 * practices * megabyte,
    maxDays: 60,
  },
  'photo-facts': {
    words: ['fact about a photo', 'facts about photos'],
    saves: 'decoding photos to see their size',
    maxEntries: 40 * practices,
    maxBytes: 10 * megabyte,
    maxDays: 60,
  },
  hashes: {
    words: ['list of known files', 'lists of known files'],
    saves: 'reading code and photos that have not changed',
    // One for the code, one for the photos of each manifest, and one for the public/ next to it.
    maxEntries: 1 + 2 * practices,
    maxBytes: 20 * megabyte,
    maxDays: 60,
  },
  yaml: {
    words: ['list of parsed YAML', 'lists of parsed YAML'],
    saves: 'parsing YAML that has not changed',
    // One for each manifest, or sixteen for a large one.
    maxEntries: 16 * practices,
    maxBytes: 2.5 * practices * megabyte,
    maxDays: 60,
  },
  valid: {
    words: ['list of accepted YAML', 'lists of accepted YAML'],
    saves: 'checking YAML that has not changed against its schema',
    maxEntries: 16 * practices,
    maxBytes: 2.5 * practices * megabyte,
    maxDays: 60,
  },
  clean: {
    words: ['list of checked texts', 'lists of checked texts'],
    saves: 'checking the letters of texts that have not changed',
    maxEntries: 20,
    maxBytes: 20 * megabyte,
    maxDays: 60,
  },
  search: {
    words: ['search index', 'search indexes'],
    saves: 'building the search index',
    // One for each language, and another for each edit of a text that is searched.
    maxEntries: 4 * practices,
    maxBytes: 0.25 * practices * megabyte,
    maxDays: 30,
  },
  'search-answers': {
    words: ['list of search answers', 'lists of search answers'],
    saves: 'trying the searches whose results the manifest promises',
    maxEntries: 4 * practices,
    maxBytes: 10 * megabyte,
    maxDays: 30,
  },
  records: {
    words: ['publish record', 'publish records'],
    saves: 'rendering pages that have not changed',
    // Two for each published folder.
    maxEntries: 2 * practices,
    maxBytes: 200 * megabyte,
    maxDays: 180,
  },
  bundles: {
    words: ['file of the templates or browser code', 'files of the templates and browser code'],
    saves: 'bundling templates and browser code',
    isFolder: true,
    // Enough to switch between two branches without bundling each time.
    maxEntries: 3,
    maxBytes: 100 * megabyte,
    maxDays: 60,
  },
  code: {
    words: ['list of compiled functions', 'lists of compiled functions'],
    saves: 'compiling each function of the command and the templates when it is first called',
    // One for each command, for each thread of it, and for the templates of each bundle.
    maxEntries: 40,
    maxBytes: 60 * megabyte,
    maxDays: 60,
  },
  // Pruned by sightline.mjs whenever it compiles: only versions made within the last hour stay.
  cli: {
    words: ['file of the compiled command', 'files of the compiled command'],
    saves: 'compiling the command itself',
    isFolder: true,
  },
} as const satisfies Record<string, KindFacts & Partial<Bounds>>

export type Kind = keyof typeof kinds

/** A kind that prune.ts brings back within its bounds. */
export type BoundedKind = Exclude<Kind, 'cli'>

export const kindNames = Object.keys(kinds) as Kind[]
