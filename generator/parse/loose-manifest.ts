import type { Language } from '../../src/shared/languages.ts'
import { codesOf, defaultOf, type Languages, type Texts } from '../languages.ts'
import { asGroup, asList, type Group } from '../read/raw-values.ts'
import type { Source } from '../read/read.ts'
import { sourceOf } from '../read/source-of.ts'
import { withoutKept } from './kept-languages.ts'
import { entriesAt, type LooseEntry } from './loose-entries.ts'
import { type LoosePage, loosePage } from './loose-page.ts'
import { type Misfiled, misfiledAmong, unread } from './misfiled.ts'
import { readLanguages } from './read-languages.ts'
import { glossaryFile, type ListFile, perListFile, servicesInCitiesFolder, wordsFile } from './schemas/index.ts'
import type { Vertical } from './schemas/vertical.ts'
import { type Unlisted, unlistedLanguages } from './unlisted-languages.ts'

/**
 * Whatever can be read of a manifest that may have mistakes anywhere, read once for all checks across files. An entry
 * with a mistake is still an entry, so the mistake is not reported again wherever the entry is mentioned.
 */
export interface LooseManifest {
  sources: readonly Source[]
  languages: Languages
  /** Languages that languages.yaml does not name. `sources` omits their words, and those of unpublished languages. */
  unlisted: readonly Unlisted[]
  /** The codes of the unlisted and the unpublished languages. */
  kept: readonly Language[]
  /** The code of the first listed language, even if unpublished: that of every source without `language:`. */
  firstListed: Language
  /** Files in the wrong folder: their content is not read. */
  misfiled: readonly Misfiled[]
  vertical: LooseVertical
  /** practice.yaml; without content if it is missing. */
  practiceSource: Source
  /** The keys of practice.yaml. */
  practice: Group
  /** The figures that practice.yaml lists. */
  claims: readonly LooseEntry[]
  /** The office's equipment and its promises, as practice.yaml lists them. */
  equipment: readonly LooseEntry[]
  promises: readonly LooseEntry[]
  /** Pages that belong together, as navigation.yaml lists them. */
  hubs: readonly LooseEntry[]
  /** The entries of each file that is a list. */
  lists: Readonly<Record<ListFile, readonly LooseEntry[]>>
  /** What services say to visitors from one city. `city` is the slug that its file is named after. */
  servicesInCities: readonly { source: Source; city: string; entries: readonly LooseEntry[] }[]
  /** Words that the texts avoid. */
  glossary: readonly LooseEntry[]
  /** The interface words, by language. */
  words: Texts<Source>
  /** The written pages, in the order of their files. */
  pages: readonly LoosePage[]
}

/** The part of vertical.yaml that names and addresses are made from. */
interface LooseVertical extends Pick<Vertical, 'placeSuffix' | 'parents'> {
  visitTypes: readonly unknown[] | undefined
  contactReasons: readonly unknown[] | undefined
}

/**
 * Reads what it can of these files, which are all of the manifest. Never throws: what is missing is empty or undefined.
 */
export function readLoosely(all: readonly Source[]): LooseManifest {
  const { languages, kept, firstListed, isWhole } = readLanguages(all)
  const { code: first } = defaultOf(languages)
  const unlisted = isWhole ? unlistedLanguages(all, [...codesOf(languages), ...kept.map(({ code }) => code)]) : []
  const listed = withoutKept(all, [...kept, ...unlisted], first)
  const codes = codesOf(languages)
  const misfiled = misfiledAmong(listed, codes)
  const astray = new Set(misfiled.map(({ file }) => file))
  const sources = listed.map((each) => (astray.has(each.file) ? unread(each) : each))
  const source = (file: string) => sourceOf(sources, file)
  const practiceSource = source('practice.yaml') ?? { file: 'practice.yaml', text: '', value: undefined }
  return {
    sources,
    languages,
    unlisted,
    kept: [...kept, ...unlisted].map(({ code }) => code),
    firstListed,
    misfiled,
    vertical: looseVertical(asGroup(source('vertical.yaml')?.value)),
    practiceSource,
    practice: asGroup(practiceSource.value),
    claims: entriesAt(practiceSource, ['claims']),
    equipment: entriesAt(practiceSource, ['equipment']),
    promises: entriesAt(practiceSource, ['promises']),
    hubs: entriesAt(source('navigation.yaml'), ['hubs']),
    lists: perListFile(codes, (file) => entriesAt(source(file))),
    servicesInCities: sources
      .filter(({ file }) => file.startsWith(servicesInCitiesFolder))
      .map((each) => ({
        source: each,
        city: each.file.slice(servicesInCitiesFolder.length, -'.yaml'.length),
        entries: entriesAt(each),
      })),
    glossary: entriesAt(source(glossaryFile)),
    words: Object.fromEntries(codes.map((code) => [code, source(wordsFile(code))])),
    pages: sources.filter(({ file }) => file.startsWith('pages/')).map((page) => loosePage(page, codes)),
  }
}

function looseVertical({ placeSuffix, parents, visitTypes, contactReasons }: Group): LooseVertical {
  const named = Object.entries(asGroup(parents)).filter(([, id]) => typeof id === 'string')
  return {
    placeSuffix: typeof placeSuffix === 'string' ? placeSuffix : '',
    parents: Object.fromEntries(named),
    visitTypes: asList(visitTypes),
    contactReasons: asList(contactReasons),
  }
}
