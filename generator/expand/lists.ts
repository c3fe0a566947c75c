import { driveFrom } from '../drive/drive-from.ts'
import { hashOf } from '../hash.ts'
import { codesOf } from '../languages.ts'
import { memo } from '../memo.ts'
import { ownName } from '../own-name.ts'
import { ownValue } from '../own-value.ts'
import type { Language, ListContent, Words } from '../page.ts'
import type { Manifest } from '../parse/manifest.ts'
import { nameIn } from '../place-name.ts'
import type { Context, PageSource, WordsIn } from '../site.ts'
import { capitalized } from '../text/capitalized.ts'
import { listPartId } from '../urls.ts'
import type { Part } from './divide.ts'
import { type Family, product } from './family.ts'
import { hasWord } from './has-word.ts'
import { type ListedPlace, type LongList, lettersFor, partLink, placeLink } from './long-lists.ts'
import { routesOf } from './routes.ts'

/** A part shared by all long lists that are divided the same way, and its position in them. */
interface PlacedPart {
  part: Part<ListedPlace>
  /** Its siblings, itself included, and their parent. */
  beside: readonly Part<ListedPlace>[]
  above?: Part<ListedPlace> | undefined
  /** The nearest parts before and after it that list places themselves. */
  previous?: Part<ListedPlace> | undefined
  next?: Part<ListedPlace> | undefined
}

/**
 * A page for every part of a long list: `{page of the list}/{group}/{letters}`. They are made on demand: every service
 * has the same division of cities, and a site of a million pages has tens of thousands of these.
 */
export const expandLists = (lists: readonly LongList[], manifest: Manifest, wordsIn: WordsIn): Family[] =>
  [...new Set(lists.map(({ parts }) => parts))].map((parts) => {
    const outer = partsInOrder(parts)
    const inner = lists.filter((list) => list.parts === parts)
    const indexesByLetters = new Map(outer.map(({ part }, index) => [part.letters, index]))
    const { languages } = manifest
    return product({
      kind: 'list',
      under: inner.map(({ page }) => `${page}/`),
      outer,
      inner,
      routesOf: (placed, list) => routesOf(partSource(list, placed, manifest, wordsIn), languages),
      languages,
      indexesOf: (id) => {
        const letters = id.slice(id.lastIndexOf('/') + 1)
        const part = indexesByLetters.get(letters)
        const list = inner.findIndex(({ page, group }) => id === listPartId(page, group, letters))
        return part === undefined || list === -1 ? undefined : { outer: part, inner: list }
      },
    })
  })

/** All parts in reading order, each before its subparts. */
function partsInOrder(parts: LongList['parts']): PlacedPart[] {
  const inOrder = (beside: PlacedPart['beside'], above?: Part<ListedPlace>): PlacedPart[] =>
    beside.flatMap((part) => [{ part, beside, above }, ...inOrder(part.parts, part)])
  const all = inOrder(parts)
  const pages = all.filter(({ part }) => part.entries.length > 0)
  for (const [index, page] of pages.entries()) {
    page.previous = pages[index - 1]?.part
    page.next = pages[index + 1]?.part
  }
  return all
}

function partSource(list: LongList, placed: PlacedPart, manifest: Manifest, wordsIn: WordsIn): PageSource<'list'> {
  const { part, above } = placed
  const { page, group, service } = list
  const { practice, vertical } = manifest
  const isWritten = (language: Language) =>
    hasWord('list.title', language, manifest) && (!service || service.text[language] !== undefined)
  return {
    id: listPartId(page, group, part.letters),
    kind: 'list',
    place: part.first.place,
    parent: above === undefined ? page : listPartId(page, group, above.letters),
    phone: service?.phone ?? 'default',
    visitType: service?.visitType ?? vertical.usualVisit,
    // If none of the listed pages is indexed, the list is not indexed either.
    isIndexed: (language) =>
      service === undefined ||
      (!service.placeholder &&
        (practice.indexBarePages || servicesWithTextIn(part, language, manifest).has(service.slug))),
    isWritten,
    titleWords: 'list',
    title: (language) =>
      isWritten(language)
        ? partTitle(list, part, ownName(practice.name, language), language, wordsIn(language))
        : undefined,
    content: (context) => partContent(list, placed, context),
    dependsOn: () => dependencies(list, placed, manifest),
    ...(service && { about: { type: 'Service' } }),
  }
}

/** The part and those it links to; in which languages the service has texts of its own there. */
function dependencies({ service }: LongList, placed: PlacedPart, manifest: Manifest): unknown {
  const places = memo(placed, 'dependencies', () => hashOf(JSON.stringify(placesAndParts(placed, manifest))))
  if (service === undefined) return places
  const servicesIn = (code: Language) => servicesWithTextIn(placed.part, code, manifest)
  return [places, codesOf(manifest.languages).map((code) => servicesIn(code).has(service.slug))]
}

/** What is the same for all services: hashed only once. */
function placesAndParts({ part, beside, previous, next }: PlacedPart, manifest: Manifest): unknown {
  const lettersIn = (parts: readonly (Part<ListedPlace> | undefined)[]) => parts.map((each) => each?.letters)
  return [
    part.entries.map(({ slug, name, names, city, paths }) => [
      slug,
      name,
      names,
      city && driveFrom(city, manifest),
      paths,
    ]),
    [part.first, part.last].map(({ name, names }) => [name, names]),
    [lettersIn(beside), lettersIn(part.parts), lettersIn([previous, next])],
  ]
}

/** The services with text of their own in any city of a part, its subparts included. */
const servicesWithTextIn = (part: Part<ListedPlace>, language: Language, manifest: Manifest): ReadonlySet<string> =>
  memo(part, `services with text in ${language}`, () => {
    const entries = part.entries.flatMap(({ slug }) => Object.values(ownValue(manifest.servicesInCities, slug) ?? {}))
    const own = entries.filter(({ text }) => text[language] !== undefined).map(({ service }) => service)
    return new Set([...own, ...part.parts.flatMap((each) => [...servicesWithTextIn(each, language, manifest)])])
  })

function partTitle(list: LongList, part: Part<ListedPlace>, practice: string, language: Language, words: Words) {
  const name = list.name(language, words)
  const values = { list: name, range: rangeOf(part, language, words), practice }
  const description = words('list.description', values)
  return {
    title: words('list.title', values),
    description,
    heading: nameOf(part, name, words),
    name: lettersShown(part),
    summary: description,
  }
}

const nameOf = (part: Part<ListedPlace>, list: string, words: Words): string =>
  words('list.part', { list, letters: lettersShown(part) })

/** `Abbeville to Azusa`. */
function rangeOf({ first, last }: Part<ListedPlace>, language: Language, words: Words): string {
  const name = nameIn(first, language)
  return first === last ? name : words('list.range', { first: name, last: nameIn(last, language) })
}

/** `san-` as `San`. */
const lettersShown = ({ letters }: Part<ListedPlace>): string =>
  letters.split('-').filter(Boolean).map(capitalized).join(' ')

function partContent(list: LongList, placed: PlacedPart, context: Context): ListContent {
  const { part, beside, above, previous, next } = placed
  const { site, bodyLanguage, language } = context
  const { words } = site.layout(bodyLanguage)
  const name = list.name(bodyLanguage, words)
  return {
    intro: words('list.intro', { practice: ownName(site.manifest.practice.name, bodyLanguage) }),
    range: rangeOf(part, bodyLanguage, words),
    beside: {
      ...lettersFor(list, beside, above === undefined ? name : nameOf(above, name, words), context),
      current: site.links.href(listPartId(list.page, list.group, part.letters), language),
    },
    parts: part.parts.length === 0 ? undefined : lettersFor(list, part.parts, nameOf(part, name, words), context),
    places: part.entries.map((entry) => placeLink(list, entry, context)),
    previous: previous && partLink(list, previous, context),
    next: next && partLink(list, next, context),
  }
}
