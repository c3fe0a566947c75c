import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../../../generator/folders.ts'
import { fileOf } from '../../../generator/urls.ts'
import { cityName, citySlug, driveTime } from '../bench-manifest.ts'
import { measure } from '../measure.ts'
import type { Sample } from '../series.ts'
import { setAside } from '../set-aside.ts'
import type { Route } from '../sightline.ts'

// The same site as Hugo would make it, at its quickest: a content file for each of our pages, with no text to convert,
// and a template for each kind and language, which is one of our own pages with the city, the service and the drive time
// taken out. What is equal on all pages is plain text in the template: Hugo has nothing to look up or cache.

export interface HugoPlace {
  folder: string
  routes: readonly Route[]
}

/** What `hugo version` says; nothing where there is no Hugo. */
export function hugoVersion(): string | undefined {
  const { status, stdout } = spawnSync('hugo', ['version'], { encoding: 'utf8' })
  return status === 0 ? stdout.split(' ').slice(0, 2).join(' ').split('-')[0] : undefined
}

/** Writes the Hugo site. `published` is what we made of the same pages: the templates are taken from there. */
export function writeHugoSite({ folder, routes }: HugoPlace, published: string): void {
  rmSync(folder, { recursive: true, force: true })
  write(join(folder, 'hugo.json'), JSON.stringify(settings))
  for (const sample of samplesIn(routes)) {
    const page = readFileSync(join(published, fileOf(sample.url)), 'utf8')
    write(join(folder, `layouts/_default/${layoutOf(sample)}.html`), templateOf(page, sample.url))
  }
  for (const route of routes) writeContent(folder, route)
}

/** Adds one city: as many content files as it adds pages to our site. */
export function addHugoCity(place: HugoPlace, number: number): void {
  for (const route of routesOfCity(place, number)) writeContent(place.folder, route)
}

/** Takes the city away again, for the next round. */
export function removeHugoCity(place: HugoPlace, number: number): void {
  for (const route of routesOfCity(place, number)) rmSync(join(place.folder, contentFile(route)))
}

const routesOfCity = ({ routes }: HugoPlace, number: number): Route[] =>
  routes
    .filter(({ url }) => url.includes(citySlug(1)))
    .map((route) => ({ ...route, url: route.url.replace(citySlug(1), citySlug(number)) }))

/** Makes it as if Hugo had never run. */
export function forgetHugo({ folder }: HugoPlace): void {
  for (const name of ['public', 'resources', 'cache']) setAside(join(folder, name))
}

/** Runs and measures `hugo`. It writes every file every time, so that is what counts as written. */
export async function runHugo({ folder }: HugoPlace): Promise<Sample> {
  const args = ['--minify=false', '--quiet', '--source', folder, '--cacheDir', join(folder, 'cache')]
  const measured = await measure('hugo', args, root)
  const files = readdirSync(join(folder, 'public'), { recursive: true, encoding: 'utf8' })
  const pages = files.filter((file) => file.endsWith('.html')).length
  return { ...measured, pages, files: pages }
}

/** Flat files as ours are; nothing that we do not make. */
const settings = {
  baseURL: 'https://www.example.org/',
  title: 'Bench',
  uglyURLs: true,
  disableKinds: ['taxonomy', 'term', 'RSS', 'section', 'home', '404'],
}

/** A page of the first city for each template: one kind of service, its location, in each language. */
function samplesIn(routes: readonly Route[]): Route[] {
  const pages = routes.filter(({ url }) => url.includes(citySlug(1)))
  if (pages.length === 0) throw new Error('The bench manifest has no pages for its first city: see writeBenchManifest.')
  return [...new Map(pages.map((route) => [layoutOf(route), route])).values()]
}

/** The written pages of the real manifest, one in twenty, are taken for services too. */
const layoutOf = ({ kind, language }: Route) => `${kind === 'location' ? 'location' : 'service'}-${language}`

function templateOf(page: string, url: string): string {
  const service = url.split('/').at(-2)!
  return page
    .replaceAll('{{', '{{ "{{" }}')
    .replaceAll(`/services/${service}`, '/services/{{ .Params.service }}')
    .replaceAll(citySlug(1), '{{ .Params.cityId }}')
    .replaceAll(cityName(1), '{{ .Params.city }}')
    .replaceAll(driveTime, '{{ .Params.minutes }}')
}

function writeContent(folder: string, route: Route): void {
  const { url } = route
  const name = url.split('/').at(-1)!
  const number = Number(/bench-city-(\d+)/.exec(name)?.[1] ?? 0)
  const params = {
    title: number === 0 ? name : cityName(number),
    layout: layoutOf(route),
    service: url.split('/').at(-2) ?? '',
    cityId: number === 0 ? name : citySlug(number),
    city: number === 0 ? name : cityName(number),
    minutes: driveTime,
  }
  write(join(folder, contentFile(route)), `${JSON.stringify(params, null, 1)}\n`)
}

/** An index file would make its whole folder one page. */
const contentFile = ({ url }: Route) => `content/${url === '/' ? 'home.md' : fileOf(url).replace(/html$/, 'md')}`

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
