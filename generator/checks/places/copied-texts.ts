import { groupBy, repeats } from '../../group-by.ts'
import { codesOf } from '../../languages.ts'
import type { LooseEntry } from '../../parse/loose-entries.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { firstOf } from '../../problems/print.ts'
import { type Problem, problem } from '../../problems/problems.ts'
import { locate } from '../../read/locate.ts'
import { asGroup, fieldOf, type Path } from '../../read/raw-values.ts'
import type { Source } from '../../read/read.ts'

/** Texts about a place that equal those of another, word for word: an entry was copied, and only its name changed. */
export function checkCopiedTexts(loose: LooseManifest): Problem[] {
  const copies = repeats(placeTexts(loose), ({ text }) => text).filter(([copy, first]) => copy.place !== first.place)
  return [...groupBy(copies, ([{ place, source }]) => `${place} ${source.file}`).values()].map((ofPlace) => {
    const [copy, first] = ofPlace[0]
    const fields = new Set(ofPlace.map(([{ path }]) => `"${fieldOf(path)}"`))
    return problem(
      'COPIED_TEXT',
      locate(copy.source, copy.path),
      `${copy.place} has the same ${firstOf([...fields])} as ${first.place}, word for word`,
      `Write what is true of ${copy.place}, or remove what was copied: readers then see general words instead.`,
    )
  })
}

interface PlaceText {
  place: string
  text: string
  source: Source
  path: Path
}

/** The texts that are about a single place. One that names its city with a fill-in is written for several. */
function placeTexts(loose: LooseManifest): PlaceText[] {
  const places = (['cities.yaml', 'neighborhoods.yaml'] as const).flatMap((file) =>
    loose.lists[file].flatMap((entry) =>
      // A place without a name is reported separately.
      typeof entry.value.name === 'string' ? textsOf(entry, entry.value.name, loose) : [],
    ),
  )
  const names = new Map(loose.lists['cities.yaml'].map(({ slug, value }) => [slug, String(value.name ?? slug)]))
  const services = loose.servicesInCities.flatMap(({ city, entries }) =>
    entries.flatMap((entry) => textsOf(entry, names.get(city) ?? city, loose)),
  )
  return [...places, ...services].filter(({ text }) => text.length >= shortest && !text.includes('{city}'))
}

/** Shorter texts, such as the name with its article, may well be the same. */
const shortest = 40

const textsOf = ({ source, path, value }: LooseEntry, place: string, { languages }: LooseManifest): PlaceText[] =>
  codesOf(languages).flatMap((code) =>
    Object.entries(asGroup(value[code])).flatMap(([field, text]) =>
      typeof text === 'string' ? [{ place, text, source, path: [...path, code, field] }] : [],
    ),
  )
