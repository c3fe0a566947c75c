import { editValue } from '../../edit/edit-value.ts'
import { type Codes, codesOf, type Languages } from '../../languages.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { glossaryFile, schemaOf } from '../../parse/schemas/index.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locateInside, written } from '../../read/locate.ts'
import type { Path } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'
import { fillInsAt, knownFillIns } from '../fill-ins.ts'
import { keptPerSource } from '../kept-per-source.ts'
import type { Names } from '../names.ts'
import { bareAddresses } from './bare-addresses.ts'
import { cutTexts } from './cut-texts.ts'
import { doubledWords } from './doubled-words.ts'
import { eachText } from './each-text.ts'
import { emojiInTitles } from './emoji.ts'
import { emptyLines } from './empty-lines.ts'
import { entriesThatRunOn } from './entries-that-run-on.ts'
import { foreignMarkup } from './foreign-markup.ts'
import { foreignNumbers, pointedThousands } from './foreign-numbers.ts'
import { garbled } from './garbled.ts'
import { halfCites } from './half-cites.ts'
import { halfLinks } from './half-links.ts'
import { invisibleCharacters } from './invisible.ts'
import { fileNames, leftovers } from './leftovers.ts'
import { longTexts, longWords } from './lengths.ts'
import { namesOfPlaces } from './names-of-places.ts'
import { distinctiveWords, otherLanguages } from './other-language.ts'
import { pastedBullets } from './pasted-bullets.ts'
import type { Finding, Rule, Where } from './rule.ts'
import { smartQuotes } from './smart-quotes.ts'
import { strangeBraces } from './strange-braces.ts'
import { strayQuotes } from './stray-quotes.ts'
import { windowsPaths } from './windows-paths.ts'
import { wordlessTexts } from './wordless-texts.ts'

const rules: readonly Rule[] = [
  garbled,
  leftovers,
  fileNames,
  foreignMarkup,
  bareAddresses,
  strangeBraces,
  halfLinks,
  halfCites,
  pastedBullets,
  emptyLines,
  smartQuotes,
  strayQuotes,
  namesOfPlaces,
  wordlessTexts,
  doubledWords,
  longTexts,
  longWords,
  emojiInTitles,
  foreignNumbers,
  pointedThousands,
  entriesThatRunOn,
]

/**
 * What goes wrong when texts are typed, pasted and merged: they are cut off by a "#", or contain invisible characters
 * or another program's markup. `ui/glossary.yaml` and search.yaml contain no texts of the site.
 */
export function checkWriting({ sources, languages, words }: LooseManifest, names: Names): Problem[] {
  const codes = codesOf(languages)
  const distinctive = distinctiveWords(words)
  const locales = languages.map(({ locale }) => locale)
  const given = JSON.stringify([codes, locales, distinctive, knownFillIns(names), [...(names.sources ?? [])]])
  const look = (source: Source) => [
    ...invisibleCharacters(source),
    ...windowsPaths(source),
    ...cutTexts(source, codes),
    ...(hasTexts(source, codes)
      ? [...textProblems(source, languages, names), ...otherLanguages(source, distinctive)]
      : []),
  ]
  return sources.flatMap((source) => remember(source, given, () => look(source)))
}

const remember = keptPerSource('writing')

const hasTexts = ({ file }: Source, codes: Codes) =>
  file !== glossaryFile && file !== 'search.yaml' && file !== 'redirects.yaml' && schemaOf(file, codes) !== undefined

function textProblems(source: Source, languages: Languages, names: Names): Problem[] {
  const relevant = rules.filter(({ isSuspect }) => isSuspect?.(source.text) ?? true)
  const problems: Problem[] = []
  let where: Where | undefined
  eachText(source, codesOf(languages), (text, place) => {
    // One object for all texts of the file, because `eachText` reuses the place.
    where ??= Object.assign(place, {
      locale: () => languages.find(({ code }) => code === place.language)?.locale,
      fillIns: () => fillInsAt(source.file, place.path, knownFillIns(names)),
      sources: names.sources ?? new Set<string>(),
      written: () => written(source, place.path),
    })
    for (const { find } of relevant)
      for (const each of find(text, where)) problems.push(problemAt(source, place.path, each))
  })
  return problems
}

function problemAt(source: Source, path: Path, { code, found, message, fix, mended }: Finding): Problem {
  const edit = mended === undefined ? undefined : editValue(source, path, mended)
  return problem(code, locateInside(source, path, found), message, fix, [edit])
}
