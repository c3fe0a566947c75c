import type { TextPlace } from '../../../src/shared/studio.ts'
import { expandManifest } from '../../expand/index.ts'
import { codesOf } from '../../languages.ts'
import type { Loaded } from '../../load-site.ts'
import { memo } from '../../memo.ts'
import type { Language } from '../../page.ts'
import type { Manifest } from '../../parse/manifest.ts'
import { keyOfFile } from '../../parse/per-file.ts'
import { type ManifestFile, servicesInCitiesFolder, wordsFile } from '../../parse/schemas/index.ts'
import { asGroup, asList, isGroup, valueAt } from '../../read/raw-values.ts'
import { sourceOf } from '../../read/source-of.ts'
import type { Site } from '../../site.ts'
import { marked } from './marks.ts'

/**
 * The site with every text in a language marked with its place in the manifest. Anything that is checked, measured or
 * printed outside `<body>` must come from the unmarked site.
 */
export const markedSite = (site: Site, sources: Loaded['sources']): Site =>
  memo(site, 'marked', () => expandManifest(markTexts(site.manifest, sources)))

function markTexts(manifest: Manifest, sources: Loaded['sources']): Manifest {
  const codes = codesOf(manifest.languages)
  const rawOf = (file: string) => sourceOf(sources, file)?.value
  const mark = <T>(value: T, file: string, path: TextPlace['path'] = []): T =>
    markValue(value, valueAt(rawOf(file), path), { file, path, codes, isText: false }) as T
  const files = sources.map(({ file }) => [file, keyOfFile(file)] as const)
  const single = files.filter(([file, key]) => key in manifest && file !== namesOnMaps)
  return {
    ...manifest,
    ...Object.fromEntries(single.map(([file, key]) => [key, mark(manifest[key as keyof Manifest], file)])),
    // Includes English for a site without English, as it stands in for missing words.
    words: Object.fromEntries(
      Object.entries(manifest.words).map(([code, words]) => [
        code,
        markValue(words, rawOf(wordsFile(code)), { file: wordsFile(code), path: [], codes, isText: true }),
      ]),
    ) as Manifest['words'],
    servicesInCities: Object.fromEntries(
      Object.entries(manifest.servicesInCities).map(([city, entries]) => {
        const file = `${servicesInCitiesFolder}${city}.yaml`
        const slugs = (asList(rawOf(file)) ?? []).map((entry) => asGroup(entry).service)
        const marks = Object.entries(entries).map(([slug, entry]) => [slug, mark(entry, file, [slugs.indexOf(slug)])])
        return [city, Object.fromEntries(marks)]
      }),
    ),
    pages: manifest.pages.map((entry) => ({ ...entry, page: mark(entry.page, entry.place.file) })),
  }
}

const namesOnMaps = 'area.yaml' satisfies ManifestFile

/**
 * Keys among a language's words that are not read as text: ids and the like, subjects of mails, and the names on maps,
 * which are placed by their length.
 */
const isNoText = /^(id|level|icon|signs|cues|keywords|url|photo|page|path|subject|emailSubject|map|names)$/

/**
 * `value` is what was parsed from `raw`: the same except for defaults, dropped parts, and the texts of an entry, which
 * are gathered under `text`.
 */
function markValue(value: unknown, raw: unknown, at: MarkedPlace): unknown {
  const { file, path, codes, isText } = at
  const next = (step: string | number) => ({ ...at, path: [...path, step] })
  if (typeof value === 'string')
    return isText && typeof raw === 'string' && raw.trim() === value && !onlyFillIn.test(value)
      ? marked(value, { file, path })
      : value
  if (Array.isArray(value)) {
    const rawEntries = asList(raw) ?? []
    return value.map((entry, index) => {
      const step = value.length === rawEntries.length ? index : rawEntries.findIndex((each) => isSame(each, entry))
      return markValue(entry, rawEntries[step], next(step))
    })
  }
  if (!isGroup(value) || !isGroup(raw)) return value
  const entries = Object.entries(value).map(([key, each]) => {
    if (key === 'text' && raw.text === undefined && isGroup(each)) return [key, markValue(each, raw, at)]
    if (isNoText.test(key)) return [key, each]
    return [key, markValue(each, raw[key], { ...next(key), isText: isText || codes.includes(key) })]
  })
  return Object.fromEntries(entries)
}

interface MarkedPlace extends TextPlace {
  /** The languages of the manifest: a text is what is under the code of one. */
  codes: readonly Language[]
  isText: boolean
}

/** Such as `{city}`: nobody who clicks the name of a city means to change that. */
const onlyFillIn = /^\{[^{}]*\}$/

const isSame = (raw: unknown, entry: unknown) => asGroup(raw).id !== undefined && asGroup(raw).id === asGroup(entry).id
