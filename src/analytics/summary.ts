import { unknownLocation } from '../shared/location.ts'
import type { Session } from './session.ts'

/** How often a name was counted. */
export interface Count {
  name: string
  count: number
}

/** This device's visits, added up. Lists are sorted by count, highest first, then by name. */
export interface Summary {
  sessions: number
  topPages: readonly Count[]
  topCities: readonly Count[]
  /** Source, medium and campaign of visits that came through a tagged link: `card / print / –`. */
  sources: readonly Count[]
  events: readonly Count[]
}

const listed = 10

/** Adds up `sessions`: the ten most viewed pages, the ten top cities and ten top sources, and all events by name. */
export function summarise(sessions: readonly Session[]): Summary {
  const events = sessions.flatMap((session) => session.events)
  const pages = events.flatMap(({ name, properties }) => (name === 'page_view' ? [properties.page ?? ''] : []))
  const cities = sessions.map(({ city }) => city)
  return {
    sessions: sessions.length,
    topPages: countOf(pages.filter(Boolean)).slice(0, listed),
    topCities: countOf(cities.filter((city) => city !== '' && city !== unknownLocation.city)).slice(0, listed),
    sources: countOf(sessions.flatMap(({ referral = [] }) => sourceOf(new Map(referral)))).slice(0, listed),
    events: countOf(events.map(({ name }) => name)),
  }
}

/** In the order of the link builder's fields. Empty for a visit without these tags. */
function sourceOf(tags: ReadonlyMap<string, string>): string[] {
  const values = ['source', 'medium', 'campaign'].map((name) => tags.get(`utm_${name}`))
  return values.every((value) => value === undefined) ? [] : [values.map((value) => value ?? '–').join(' / ')]
}

function countOf(names: readonly string[]): Count[] {
  const counts = new Map<string, number>()
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((one, other) => other.count - one.count || (one.name < other.name ? -1 : 1))
}
