import { addLanguage } from '../author/add-language.ts'
import { addCity, addNeighborhood } from '../author/add-place.ts'
import { addPage, addService } from '../author/add-skeleton.ts'
import type { Draft } from '../author/draft.ts'
import type { Addable } from '../author/things.ts'
import { called } from '../called.ts'
import type { Coordinates } from '../drive/miles.ts'
import type { ExitCode } from '../exit-codes.ts'
import { UserError } from '../problems/user-error.ts'
import { type Proposed, type ProposeOptions, propose } from './propose.ts'
import { commandFor } from './terminal/command-for.ts'
import type { Io } from './terminal/io.ts'

export interface AddOptions extends ProposeOptions {
  /** The city or neighborhood that a neighborhood is part of. */
  in?: string
  /** The location of a city that the gazetteer does not know. */
  coordinates?: Coordinates
}

/** Writes the smallest valid entry for a city, neighborhood, page, service or language. */
export const add = (io: Io, what: Addable, names: readonly string[], options: AddOptions): Promise<ExitCode> =>
  propose(io, options, (draft) => adders[what](draft, names, options, io))

const adders: Readonly<
  Record<Addable, (draft: Draft, names: readonly string[], options: AddOptions, io: Io) => Proposed>
> = {
  city: (draft, names, { coordinates }) => {
    const name = onlyOne(names, 'city "Mission Viejo"')
    addCity(draft, name, coordinates)
    return { title: `Add the city "${name}"`, next: 'To make its pages say more, add "areas:" and text of its own.' }
  },
  neighborhood: (draft, names, options) => {
    const name = onlyOne(names, 'neighborhood "Woodbury" --in irvine')
    addNeighborhood(draft, name, options.in)
    const next = 'Search engines ignore its page until it has text of its own.'
    return { title: `Add the neighborhood "${name}"`, next }
  },
  page: (draft, [kind, name, ...rest]) => {
    if (kind === undefined || name === undefined || rest.length > 0)
      throw new UserError(`Give the kind of page and its address: ${called} add page guide contact-lens-care`)
    const id = addPage(draft, kind, name)
    return { title: `Add the page ${id}`, next: 'Replace every text that says "To be written".' }
  },
  service: (draft, names) => {
    const slug = addService(draft, onlyOne(names, 'service myopia-control'))
    return { title: `Add the service "${slug}"`, next: 'Replace every text that says "To be written".' }
  },
  language: (draft, names, _, io) => {
    const code = onlyOne(names, 'language fr')
    addLanguage(draft, code)
    return {
      title: `Add the language "${code}"`,
      next: `Its interface words are in ui/${code}.yaml. "${commandFor(io, 'schema')}" updates editors.`,
    }
  },
}

function onlyOne(names: readonly string[], example: string): string {
  const [name, ...rest] = names
  if (name === undefined || rest.length > 0)
    throw new UserError(`Give one name, in quotes if it has spaces: ${called} add ${example}`)
  return name
}
