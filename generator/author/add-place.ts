import type { Coordinates } from '../drive/miles.ts'
import { onOneLine, spell } from '../edit/spell.ts'
import { pointAsYaml } from '../edit/spell-point.ts'
import { readLoosely } from '../parse/loose-manifest.ts'
import { UserError } from '../problems/user-error.ts'
import { asGroup } from '../read/raw-values.ts'
import { literally } from '../text/literally.ts'
import { slugOf } from '../urls.ts'
import { addEntry } from './add-entry.ts'
import type { Draft } from './draft.ts'
import { findEntry, listFile, newSlug } from './find-thing.ts'

/** Lists a city by name, which is all it needs. A city that the gazetteer does not know should have coordinates. */
export function addCity(draft: Draft, name: string, coordinates?: Coordinates): void {
  const lines = [`- name: ${written(nameOf(draft, name, 'city'))}`]
  if (coordinates !== undefined) lines.push(`  coordinates: ${pointAsYaml(coordinates)}`)
  addEntry(draft, listFile.city, lines.join('\n'))
}

/** Lists a neighborhood by its name, in the city or neighborhood it is part of. */
export function addNeighborhood(draft: Draft, name: string, partOf?: string): void {
  const lines = [`- name: ${written(nameOf(draft, name, 'neighborhood'))}`]
  if (partOf !== undefined) lines.push(`  partOf: ${findPlace(draft, partOf)}`)
  addEntry(draft, listFile.neighborhood, lines.join('\n'))
}

function findPlace(draft: Draft, name: string): string {
  const loose = readLoosely(draft.sources())
  const isNeighborhood = loose.lists['neighborhoods.yaml'].some(({ slug }) => slug === slugOf(name))
  const isCity = loose.lists['cities.yaml'].some(({ slug }) => slug === slugOf(name))
  return findEntry(isNeighborhood && !isCity ? 'neighborhood' : 'city', name, loose).slug
}

/** The name without the state, which titles may add. Throws a `UserError` if the name is already listed. */
function nameOf(draft: Draft, given: string, thing: 'city' | 'neighborhood'): string {
  const { practice, lists } = readLoosely(draft.sources())
  const { state } = asGroup(practice.address)
  const name = given
    .trim()
    .replace(new RegExp(`,\\s*${literally(String(state))}$`), '')
    .replace(/\s+/g, ' ')
  const slug = newSlug(name)
  const file = listFile[thing]
  if (lists[file].some((each) => each.slug === slug)) throw new UserError(`${name} is already in ${file}.`)
  return name
}

const written = (name: string) => spell(name, onOneLine('PLAIN', 'block'))
