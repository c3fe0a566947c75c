import { replaceInside } from '../edit/replace-inside.ts'
import { codesOf } from '../languages.ts'
import { memo } from '../memo.ts'
import type { LooseManifest } from '../parse/loose-manifest.ts'
import { schemaOf } from '../parse/schemas/index.ts'
import { certain } from '../problems/nearest.ts'
import { type Problem, problem } from '../problems/problems.ts'
import { locateInside } from '../read/locate.ts'
import { isPlainAt } from '../read/plain-fields.ts'
import type { Path } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { findBelow } from '../read/walk.ts'
import { fillIns, type Piece, parseInline } from '../text/inline.ts'
import { fillInsAt, knownFillIns, suggestFillIn, unsureKinds } from './fill-ins.ts'
import { keptPerSource } from './kept-per-source.ts'
import { deadLinks } from './links/dead-links.ts'
import { insteadOfLink, wayOf } from './links/mail-and-phone.ts'
import type { Names } from './names.ts'
import { withoutHalfLinks } from './writing/half-links.ts'

/** Links to pages or sections that do not exist, and placeholders nothing can fill, in every text a reader sees. */
export function checkTexts({ sources, languages }: LooseManifest, names: Names): Problem[] {
  const general = knownFillIns(names)
  const given = JSON.stringify(names, (_key, value) =>
    value instanceof Set || value instanceof Map ? [...value] : value,
  )
  const codes = codesOf(languages)
  return sources
    .filter(({ file }) => schemaOf(file, codes) !== undefined)
    .flatMap((source) => [
      ...rememberMarks(source, '', () => textsIn(source).flatMap(({ path, text }) => badMarks(source, path, text))),
      ...rememberNames(source, given, () => unknownNames(source, names, general)),
    ])
}

// Cached separately: after a name has been added or removed, only the names are checked again.
const rememberMarks = keptPerSource('marks')
const rememberNames = keptPerSource('names in texts')

function unknownNames(source: Source, names: Names, general: string[]): Problem[] {
  // The fill-ins of interface words are compared with those of the first language: see languages/ui-words.ts.
  if (source.file.startsWith('ui/')) return []
  return textsIn(source).flatMap((each) => [
    ...unknownFillIns(source, each, names, general),
    ...deadLinks(source, each.path, each.text, names),
  ])
}

interface Text {
  path: Path
  text: string
}

/** The texts with any markup: nine in ten have none, so they need no check. */
const textsIn = (source: Source): Text[] =>
  memo(source, 'texts with markup', () =>
    findBelow(source.value, (value, path) =>
      typeof value === 'string' && /[{*\]]/.test(value) ? { path: [...path], text: value } : undefined,
    ),
  )

function unknownFillIns(source: Source, { path, text }: Text, names: Names, general: string[]): Problem[] {
  if (!text.includes('{')) return []
  const allowed = fillInsAt(source.file, path, general)
  const unknown = [...new Set(fillIns(text))].filter(
    (name) => !allowed.includes(name) && !isUnsure(name, allowed, names),
  )
  return unknown.map((name) => {
    const meant = certain(name, allowed)
    return problem(
      'UNKNOWN_FILL_IN',
      locateInside(source, path, `{${name}}`),
      `"{${name}}" cannot be filled in here`,
      suggestFillIn(name, allowed),
      meant === undefined ? [] : replaceInside(source, path, `{${name}}`, `{${meant}}`),
    )
  })
}

/** A name that may or may not exist, because the file that lists it is missing or damaged. */
const isUnsure = (name: string, allowed: string[], names: Names) =>
  unsureKinds(allowed, names).some((kind) => name.startsWith(`${kind}.`))

function badMarks(source: Source, path: Path, text: string): Problem[] {
  const report = (mark: string, fix: string, message = `"${mark}" is not understood here`) =>
    problem('BAD_MARK', locateInside(source, path, mark), message, fix)
  if (isPlainAt(source.file, path))
    return (marksInWords.exec(text) ?? []).map((mark) =>
      report(mark, 'Write plain text here.', `"${mark}" is part of ${whatMarkIs(mark)}, which this text cannot have`),
    )
  const pieces = parseInline(withoutHalfLinks(text))
  const half = halfBold(pieces)
  return pieces.flatMap(strayMark).map((mark) => {
    if (mark === '**' && half !== undefined) return report(half.word, half.fix, half.message)
    if (mark.endsWith('()')) return report(mark, 'Write the path of a page in "()".', `"${mark}" leads nowhere`)
    return report(mark, insteadOfMarks(source.file, path, text))
  })
}

/** Bold words with the mark missing at one end. Only the author knows where it belongs. */
function halfBold(pieces: readonly Piece[]): { word: string; message: string; fix: string } | undefined {
  const words = pieces.flatMap((piece) => ('text' in piece ? piece.text.split(/\s+/) : []))
  const withStars = words.filter((each) => each.includes('**'))
  const [word, ...others] = withStars
  if (word === undefined || others.length > 0 || word.split('**').length > 2) return undefined
  // Spaces inside the marks mean that the end of some bold words was taken for the start of others.
  if (pieces.some((piece) => 'strong' in piece && piece.strong !== piece.strong.trim()))
    return { word, message: 'one "**" has no partner', fix: 'Write "**" directly before and after the bold words.' }
  return /^\P{L}*\*\*./u.test(word)
    ? { word, message: `"${word}" has no closing "**"`, fix: 'Write "**" after the last of the bold words too.' }
    : { word, message: `"${word}" has no opening "**"`, fix: 'Write "**" before the first of the bold words too.' }
}

/**
 * What to write instead. Neither `[us](tel:(714) 555-0100)` nor `[eye](https://wiki.example/Eye_(organ))` is a link: the
 * address would end at the first parenthesis.
 */
function insteadOfMarks(file: string, path: Path, text: string): string {
  if (/\]\(https?:\/\/[^\s()]*\(/.test(text)) return 'Write %28 and %29 in place of the parentheses in the address.'
  const [scheme] = /(?<=\]\(\s*)(?:mailto|tel|sms):/i.exec(text) ?? []
  const way = scheme === undefined ? undefined : wayOf(scheme)
  return way === undefined
    ? 'Write **words** or [words](/page/id), not one inside the other.'
    : insteadOfLink(way, file, path)
}

const marksInWords = /\*\*|\]\(|\[\[|\] \((?=\/|https?:)/

const whatMarkIs = (mark: string) => (mark === '**' ? 'bold words' : mark === '[[' ? 'a source number' : 'a link')

const strayMarks = /\*\*|\[[^[\]]+\]\(\)|[^\s[\]]*\]\((?:[^()\s]+\))?|\[\[/

/** What readers would see of the marks in a piece: a link that has marks in its words is quoted whole. */
function strayMark(piece: Piece): string[] {
  if ('text' in piece) return strayMarks.exec(piece.text) ?? []
  return 'label' in piece && /\*\*|\[/.test(piece.label) ? [`[${piece.label}](${piece.target})`] : []
}
