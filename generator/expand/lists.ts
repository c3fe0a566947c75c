import type { Language, ListContent, Words } from '../page.ts'
import type { Manifest } from '../parse/manifest.ts'
import type { Context, PageSource } from '../site.ts'
import { listPartId } from '../urls.ts'
import type { Part } from './divide.ts'
import { type Family, listed } from './family.ts'
import { hasWord } from './has-word.ts'
import { type ListedPlace, type LongList, lettersFor, partLink, placeLink } from './long-lists.ts'

/** One part of a long list, and where it stands in it. */
interface Placed {
  list: LongList
  part: Part<ListedPlace>
  /** The parts beside it, itself included, and the one they are parts of. */
  beside: readonly Part<ListedPlace>[]
  above?: Part<ListedPlace> | undefined
  /** The parts before and after it that list places themselves. */
  previous?: Part<ListedPlace> | undefined
  next?: Part<ListedPlace> | undefined
}

/** A page for every part of a long list: `{page of the list}/{group}/{letters}`. */
export const expandLists = (
  lists: readonly LongList[],
  manifest: Manifest,
  wordsIn: (language: Language) => Words,
): Family =>
  listed(
    lists.flatMap((list) => placed(list).map((each) => partSource(each, manifest, wordsIn))),
    manifest.languages,
  )

/** All parts of a list in reading order, each before its own parts. */
function placed(list: LongList): Placed[] {
  const inOrder = (beside: Placed['beside'], above?: Part<ListedPlace>): Placed[] =>
    beside.flatMap((part) => [{ list, part, beside, above }, ...inOrder(part.parts, part)])
  const all = inOrder(list.parts)
  const pages = all.filter(({ part }) => part.entries.length > 0)
  for (const [index, page] of pages.entries()) {
    page.previous = pages[index - 1]?.part
    page.next = pages[index + 1]?.part
  }
  return all
}

function partSource(place: Placed, manifest: Manifest, wordsIn: (language: Language) => Words): PageSource<'list'> {
  const { list, part, above } = place
  const { page, group, service } = list
  const { practice, vertical, servicesInCities } = manifest
  const isWritten = (language: Language) =>
    hasWord('list.title', language, manifest) && (!service || service.text[language] !== undefined)
  return {
    id: listPartId(page, group, part.letters),
    kind: 'list',
    place: part.first.place,
    parent: above === undefined ? page : listPartId(page, group, above.letters),
    phone: service?.phone ?? 'default',
    visitType: service?.visitType ?? vertical.usualVisit,
    // A list of pages of which none is in the index has no place there either.
    indexed:
      service === undefined ||
      (!service.placeholder &&
        (practice.indexBarePages || placesIn(part).some(({ slug }) => servicesInCities[slug]?.[service.slug]))),
    isWritten,
    title: (language) =>
      isWritten(language) ? titleOf(place, practice.name.value, language, wordsIn(language)) : undefined,
    content: (context) => partContent(place, context),
    ...(service && { about: { type: service.schemaType } }),
  }
}

const placesIn = ({ entries, parts }: Part<ListedPlace>): ListedPlace[] => [...entries, ...parts.flatMap(placesIn)]

function titleOf({ list, part }: Placed, practice: string, language: Language, words: Words) {
  const name = list.name(language, words)
  const values = { list: name, range: rangeOf(part, words), practice }
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
const rangeOf = ({ first, last }: Part<ListedPlace>, words: Words): string =>
  first === last ? first.name : words('list.range', { first: first.name, last: last.name })

/** `san-` as `San`. */
const lettersShown = ({ letters }: Part<ListedPlace>): string =>
  letters
    .split('-')
    .filter(Boolean)
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(' ')

function partContent({ list, part, beside, above, previous, next }: Placed, context: Context): ListContent {
  const { site, bodyLanguage, language } = context
  const { words } = site.layout(bodyLanguage)
  const name = list.name(bodyLanguage, words)
  return {
    intro: words('list.intro', { practice: site.manifest.practice.name.value }),
    range: rangeOf(part, words),
    beside: {
      ...lettersFor(list, beside, above === undefined ? name : nameOf(above, name, words), context),
      current: site.links.href(listPartId(list.page, list.group, part.letters), language),
    },
    parts: part.parts.length === 0 ? undefined : lettersFor(list, part.parts, nameOf(part, name, words), context),
    places: part.entries.map((place) => placeLink(list, place, context)),
    previous: previous && partLink(list, previous, context),
    next: next && partLink(list, next, context),
  }
}
