import { codesOf } from '../../languages.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { keptSentences, unconfirmedMarks } from '../../parse/stand-ins.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate, locateInside } from '../../read/locate.ts'
import { asList, type Path, valueAt } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { walk } from '../../read/walk.ts'
import { keptPerSource } from '../kept-per-source.ts'
import { collectCues, cueFinder, type FindUnnamed, type Unnamed } from './cues.ts'

/**
 * Texts that speak of the office's equipment or promises without naming them, and texts that would be empty once
 * everything unconfirmed is left out.
 */
export function checkRegisters({ sources, claims, equipment, promises, languages }: LooseManifest): Problem[] {
  const codes = codesOf(languages)
  const has = collectCues('has', equipment ?? [], codes)
  const promised = collectCues('promise', promises ?? [], codes)
  const cues = new Map(codes.map((code) => [code, new Map([...has.cues.get(code)!, ...promised.cues.get(code)!])]))
  const find = cueFinder(cues)
  const values = (entries: typeof claims) => (entries ?? []).map(({ value }) => value)
  const unconfirmed = unconfirmedMarks({
    claims: values(claims),
    equipment: values(equipment),
    promises: values(promises),
  })
  const given = JSON.stringify([[...unconfirmed], [...cues].map(([code, own]) => [code, ...own])])
  return [
    ...has.problems,
    ...promised.problems,
    ...sources
      .filter(({ file }) => isText(file))
      .flatMap((source) => remember(source, given, () => problemsIn(source, find(source), unconfirmed))),
  ]
}

const remember = keptPerSource('registers')

/** Whether visitors read the file's texts as running text. */
const isText = (file: string) =>
  ['cities.yaml', 'neighborhoods.yaml', 'services.yaml'].includes(file) || /^(pages|services-in-cities)\//.test(file)

function problemsIn(
  source: Source,
  find: ReadonlyMap<string, FindUnnamed> | undefined,
  unconfirmed: ReadonlySet<string>,
): Problem[] {
  const isUnsure = [...unconfirmed].some((mark) => source.text.includes(`{${mark}}`))
  if (find === undefined && !isUnsure) return []
  const problems: Problem[] = []
  walk(source.value, (value, path) => {
    if (typeof value !== 'string') return undefined
    const [, unnamedIn] = [...(find ?? [])].find(([code]) => path.includes(code)) ?? []
    const found = unnamedIn?.(value)
    if (found !== undefined) problems.push(unnamed(source, path, found))
    if (!isEntry(path) && keptSentences(value, unconfirmed) === undefined) problems.push(nothingLeft(source, path))
    return undefined
  })
  if (!isUnsure) return problems
  const emptied = listed(source.value).flatMap(({ value, path }) => emptiedIn(value, path, unconfirmed))
  return [...problems, ...emptied.filter((path) => isList(source, path)).map((path) => nothingLeft(source, path))]
}

const isList = (source: Source, path: Path) => Array.isArray(valueAt(source.value, path))

/** What must not vanish: the page, or each of the entries that a file lists. */
const listed = (value: unknown): { value: unknown; path: Path }[] =>
  asList(value)?.map((each, index) => ({ value: each, path: [index] })) ?? [{ value, path: [] }]

/**
 * The texts and lists of which nothing would be left, and with them nothing of `value`: a list may lose entries, but
 * not all of them. See withoutStandIns().
 */
function emptiedIn(value: unknown, path: Path, unconfirmed: ReadonlySet<string>): Path[] {
  if (typeof value === 'string') return keptSentences(value, unconfirmed) === undefined ? [path] : []
  if (typeof value !== 'object' || value === null) return []
  const inEach = Object.entries(value).map(([key, each]) =>
    emptiedIn(each, [...path, Array.isArray(value) ? Number(key) : key], unconfirmed),
  )
  if (!Array.isArray(value)) return inEach.flat()
  return value.length > 0 && inEach.every((emptied) => emptied.length > 0) ? [path] : []
}

/** Whether the text may vanish as a whole: a paragraph, an item, or part of a question, figure or other list entry. */
const isEntry = (path: Path) => typeof path.at(-1) === 'number' || typeof path.at(-2) === 'number'

const unnamed = (source: Source, path: Path, { cue, mark }: Unnamed) =>
  problem(
    'FREE_PROMISE',
    locateInside(source, path, cue),
    `"${cue}" refers to {${mark}} without naming it`,
    `Write {${mark}} in the sentence, or remove the sentence.`,
  )

const nothingLeft = (source: Source, path: Path) =>
  problem(
    'NOTHING_LEFT',
    locate(source, path),
    'every sentence depends on something unconfirmed, so nothing would be published here',
    'Add a sentence that is true without it.',
  )
