import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf } from '../../../generator/urls.ts'
import { cityName, citySlug, driveTime, servicesIn } from '../bench-manifest.ts'
import { type CityWords, hasWords, stretchesOf, type Wording, wordsOfCity } from '../city-words.ts'
import type { Place, Route } from '../sightline.ts'

// The same site for peers to generate as fast as they can: a content file for each of our pages, with no text to
// convert, and a layout for locations and for each service, in each language. A layout is one of our own pages without
// the city, the drive time and the words. What all pages share is plain text in it: nothing to look up or cache.

export interface PeerSite {
  /** By name. */
  layouts: ReadonlyMap<string, Layout>
  pages: readonly PeerPage[]
  /** The pages that one more city adds. */
  pagesOfCity: (number: number) => PeerPage[]
}

/** Pieces of text, and between them the values that a page fills in. */
export interface Layout {
  pieces: string[]
  holes: Hole[]
}

/** The name of a page's value, or the index of one of its words. */
export type Hole = 'cityId' | 'city' | 'minutes' | number

export interface PeerPage {
  /** The file to make, such as `services/lasik/tustin.html`. */
  file: string
  layout: string
  values: PageValues
}

interface PageValues {
  title: string
  cityId: string
  city: string
  minutes: string
  words: string[]
}

/** What peers have to generate for the routes of a bench manifest. The layouts come from the pages we published. */
export function peerSite({ manifest, out }: Place, routes: readonly Route[], wording: Wording): PeerSite {
  const services = servicesIn(manifest)
  const known = new Map<number, CityWords>()
  const wordsOf = ({ url, kind, language }: Route): string[] => {
    const number = numberIn(url)
    if (number === 0 || !hasWords(number, wording)) return []
    const all = known.get(number) ?? wordsOfCity(number, services.length)
    known.set(number, all)
    const { city, pairs } = all
    const { route } = city[language]
    if (kind === 'location') return stretchesOf(city[language])
    const pair = pairs[services.indexOf(serviceIn(url))]
    // A part of a long list may be named after a city, but belongs to no service.
    return pair === undefined ? [] : [...stretchesOf(pair[language]), route]
  }
  // The written pages of the real manifest, one in fifteen, are treated as pages about the first service.
  const layoutOf = (route: Route) => {
    const service = serviceIn(route.url)
    const about = route.kind === 'location' ? 'location' : services.includes(service) ? service : services[0]
    return `${about}-${route.language}${wordsOf(route).length > 0 ? '-words' : ''}`
  }
  const pageOf = (route: Route): PeerPage => {
    const name = route.url.split('/').at(-1)!
    const number = numberIn(route.url)
    const [cityId, city] = number === 0 ? [name, name] : [citySlug(number), cityName(number)]
    const values = {
      title: city,
      cityId,
      city,
      minutes: driveTime,
      words: wordsOf(route),
    }
    return { file: fileOf(route.url), layout: layoutOf(route), values }
  }
  const first = routes.filter(({ url }) => url.includes(citySlug(1)))
  if (first.length === 0) throw new Error('The bench manifest has no pages for its first city: see writeBenchManifest.')
  // If any cities have words, one of the first two does.
  const samples = [...first, ...routes.filter(({ url }) => url.includes(citySlug(2)))].map(pageOf)
  const layouts = new Map(
    samples.map((page) => [page.layout, layoutFrom(readFileSync(join(out, page.file), 'utf8'), page)]),
  )
  const routesOfCity = (number: number) =>
    first.map((route) => ({ ...route, url: route.url.replace(citySlug(1), citySlug(number)) }))
  return { layouts, pages: routes.map(pageOf), pagesOfCity: (number) => routesOfCity(number).map(pageOf) }
}

const serviceIn = (url: string) => url.split('/').at(-2) ?? ''

/** The number of a bench city, which alone distinguishes it from a real one; 0 for those. */
const numberIn = (url: string) => Number(/bench-city-(\d+)/.exec(url)?.[1] ?? 0)

function layoutFrom(page: string, { file, values }: PeerPage): Layout {
  const { cityId, city, minutes, words } = values
  const marks = new Map<string, Hole>([
    // The longest first: a short line may be part of a long one.
    ...[...words.entries()].sort(([, a], [, b]) => b.length - a.length).map(([at, text]) => [text, at] as const),
    [cityId, 'cityId'],
    [city, 'city'],
    [minutes, 'minutes'],
  ])
  const holes: Hole[] = []
  let marked = page
  for (const [text, hole] of marks) {
    if (typeof hole === 'number' && !marked.includes(text)) throw new Error(`${file} does not say "${text}".`)
    marked = marked.replaceAll(text, () => `${markOf(holes.push(hole) - 1)}`)
  }
  const parts = marked.split(/\uE000(\d+)\uE001/)
  return {
    pieces: parts.filter((_, at) => at % 2 === 0),
    holes: parts.flatMap((part, at) => (at % 2 === 1 ? [holes[Number(part)]!] : [])),
  }
}

/** Private-use characters, which no text may contain. */
const markOf = (index: number) => `\uE000${index}\uE001`
