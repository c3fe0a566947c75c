import { called } from '../called.ts'
import type { Names } from '../checks/names.ts'
import { type Reference, references } from '../checks/references.ts'
import { capitalized } from '../text/capitalized.ts'
import { type EditorSchema, partsOf } from './editor-schema.ts'

/**
 * Changes `schema`, of the files that `file` stands for (`cities.yaml`, `pages/`), wherever it names what another file
 * lists, so that editors offer the listed names and mark any other. If not all names are known, for example because a
 * file cannot be read, any name is allowed.
 */
export function offerNames(schema: EditorSchema, file: string, names: Names): void {
  for (const reference of references) {
    const known = knownOf(reference, names)
    if (known === undefined) continue
    const paths = reference.places.filter(([place]) => place === file).map(([, path]) => path.split('.'))
    for (const place of paths.flatMap((path) => placesAt(schema, path))) allowOnly(known, reference, place)
    if (reference.code === 'UNKNOWN_PAGE' && file === pageOrElsewhere.file)
      for (const place of placesAt(schema, pageOrElsewhere.path)) allowPagesOr(known, names, place)
  }
}

/** All names to offer for each kind of reference, in a fixed order; undefined where not all are known. */
export const offered = (names: Names): (string[] | undefined)[] =>
  references.map((reference) => knownOf(reference, names))

function knownOf({ code, known }: Reference, names: Names): string[] | undefined {
  const isOpen = code === 'UNKNOWN_PAGE' && names.openFolders.length > 0
  const found = isOpen ? undefined : known(names)
  return found && [...found].sort()
}

function allowOnly(known: string[], { noun }: Reference, place: EditorSchema): void {
  delete place.pattern
  delete place.patternErrorMessage
  Object.assign(place, { enum: known, errorMessage: unknown(noun) })
  if (place.examples !== undefined) place.examples = known.slice(0, 1)
  // With a title, `shareRepeated` writes long lists that occur in many places only once.
  if (place.description === undefined) place.title = capitalized(noun)
}

const unknown = (noun: string) =>
  `There is no ${noun} with this name. Run "${called} check" for suggestions, and to make new names known here.`

/** The value that may be a page, in one language or in all, or an address on another site. */
const pageOrElsewhere = { file: 'redirects.yaml', path: ['*', 'to'] }

function allowPagesOr(pages: string[], { languages }: Names, place: EditorSchema): void {
  delete place.pattern
  delete place.patternErrorMessage
  delete place.errorMessage
  place.anyOf = [
    { type: 'string', title: 'Page', enum: pages, errorMessage: unknown('page') },
    { type: 'string', title: 'Address on another site', pattern: '^https://', patternErrorMessage: unknown('page') },
    ...languages.slice(1).map(({ prefix }) => ({
      type: 'string',
      title: 'Page in another language',
      pattern: `^${prefix}(?:/|$)`,
      patternErrorMessage: unknown('page'),
    })),
  ]
}

/** The schemas of the texts at `steps`, written as in `Reference`. */
function placesAt(schema: EditorSchema, steps: readonly string[]): EditorSchema[] {
  const [step, ...rest] = steps
  const shapes = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  if (shapes.length > 0) return shapes.flatMap((shape) => placesAt(shape, steps))
  if (step === undefined) return schema.type === 'string' ? [schema] : []
  if (step === '**') return [...partsOf(schema)].flatMap((part) => [...placesAt(part, steps), ...placesAt(part, rest)])
  if (step === '{}') return schema.propertyNames === undefined ? [] : placesAt(schema.propertyNames, rest)
  const part = step === '*' ? schema.items : schema.properties?.[step]
  return part === undefined ? [] : placesAt(part, rest)
}
