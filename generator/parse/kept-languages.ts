import type { Language } from '../../src/shared/languages.ts'
import type { LanguageEntry } from '../languages.ts'
import { perSource } from '../read/per-source.ts'
import { isGroup, type Path } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { wordsFile } from './schemas/index.ts'

/**
 * The manifest without any words in the languages kept for later: code that reads it need not know about them, and
 * their mistakes are not reported. Everything else keeps its path, so problems still find their lines. `first` is the
 * code of the default language.
 */
export function withoutKept(
  sources: readonly Source[],
  kept: readonly Pick<LanguageEntry, 'code' | 'prefix'>[],
  first: Language,
): readonly Source[] {
  if (kept.length === 0) return sources
  const codes = kept.map(({ code }) => code)
  const files = codes.map(wordsFile)
  const folders = kept.map(({ code, prefix = code.toLowerCase() }) => `pages/${prefix}/`)
  const isKept = (file: string) => files.includes(file) || folders.some((folder) => file.startsWith(folder))
  const given = [first, ...codes].join(' ')
  return sources
    .filter(({ file }) => !isKept(file))
    .map((source) => {
      if (source.file === 'languages.yaml' || source.file.startsWith('ui/')) return source
      return remember(source, given, () => ({ ...source, value: strip(source, codes, first) }))
    })
}

const remember = perSource<Source>()

function strip({ file, value }: Source, codes: readonly Language[], first: Language): unknown {
  /** A `path` in the default language is a leftover from when it was not first: now the file decides on the address. */
  const isDropped = (key: string, path: Path) =>
    path.at(-1) === 'path' ? [...codes, first].includes(key) : codes.includes(key) && !isNamedByAuthor(file, path)
  const without = (here: unknown, path: Path): unknown => {
    if (Array.isArray(here)) return here.map((each, index) => without(each, [...path, index]))
    if (!isGroup(here)) return here
    const left = Object.entries(here).filter(([key]) => !isDropped(key, path))
    return Object.fromEntries(left.map(([key, each]) => [key, without(each, [...path, key])]))
  }
  return without(value, [])
}

/** Groups in which authors choose the keys: a phone number for callers in Spanish may be named "es". */
const isNamedByAuthor = (file: string, path: Path) => file === 'practice.yaml' && path.join() === 'phones'
