import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse, stringify } from 'yaml'
import { type Coordinates, milesBetween } from '../../generator/drive/miles.ts'
import { impossible } from '../../generator/drive/minutes.ts'
import { codes } from './languages.ts'

/** A manifest in memory: file -> its parsed YAML, text or base64. A file without an entry does not exist. */
export type Draft = Record<string, unknown>

export const readDraft = (folder: string): Draft =>
  Object.fromEntries(
    filesOf(folder)
      .filter((file) => file.endsWith('.yaml'))
      .map((file) => [file, parse(readFileSync(join(folder, file), 'utf8'))]),
  )

/**
 * Makes the files in `folder` match the draft, with `comment` at the end of each YAML file, where it moves no line.
 * Unchanged files are not written.
 */
export function writeDraft(draft: Draft, folder: string, comment = ''): void {
  mkdirSync(folder, { recursive: true })
  const present = new Set(filesOf(folder))
  for (const file of present) if (draft[file] === undefined) rmSync(join(folder, file))
  for (const [file, value] of Object.entries(draft)) {
    const path = join(folder, file)
    const bytes = bytesOf(file, value, comment)
    if (present.has(file) && readFileSync(path).equals(bytes)) continue
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, bytes)
  }
}

function bytesOf(file: string, value: unknown, comment: string): Buffer {
  if (file.endsWith('.yaml')) return Buffer.from(yamlOf(value) + comment)
  return Buffer.from(String(value), file.endsWith('.png') ? 'base64' : 'utf8')
}

const known = new WeakMap<object, string>()

/** Cached by object: a file that an edit leaves alone is the same object from draft to draft. */
function yamlOf(value: unknown): string {
  if (value === null) return '' // A file of comments only, such as theme.yaml.
  const text = known.get(value as object) ?? stringify(value)
  known.set(value as object, text)
  return text
}

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(yaml|svg|png)$/.test(file))
    .sort()

export type Entry = Record<string, unknown>

export const list = (value: unknown) => (Array.isArray(value) ? value : []) as Entry[]
export const texts = (entry: Entry, key: string) => entry[key] as string[]

/** The parts of an entry, one for each language it is written in. */
export const halves = (entry: Entry | undefined) =>
  codes.flatMap((language) => (entry?.[language] === undefined ? [] : [entry[language] as Entry]))

/** Changes both languages in the same way: their parts must have the same shape. */
export const both = (entry: Entry | undefined, change: (half: Entry) => void) => {
  for (const half of halves(entry)) change(half)
}

export const pages = (draft: Draft) => Object.keys(draft).filter((file) => file.startsWith('pages/'))
export const idOf = (file: string) => file.replace(/^pages/, '').replace(/(\/index)?\.yaml$/, '') || '/'
export const isEnglish = (file: string) => !file.startsWith('pages/es/')
export const slugOf = ({ slug, name }: Entry) =>
  String(slug ?? name)
    .toLowerCase()
    .replaceAll(' ', '-')

export const menus = (draft: Draft): Entry[][] => {
  const { header, servicesMenu, footer } = draft['navigation.yaml'] as Entry
  return [list(header), list(servicesMenu), ...list(footer).map(({ links }) => list(links))]
}

/** The draft with a changed word on every page but in no picture: a link in the header is named `label`. */
export function withMenuLink(draft: Draft, label: string): Draft {
  const navigation = structuredClone(draft['navigation.yaml']) as Entry
  Object.assign(list(navigation.header).at(-1)!, { en: label, es: label })
  return { ...draft, 'navigation.yaml': navigation }
}

/** The file of what services tell visitors from a city. */
export const servicesInCity = (city: string) => `services-in-cities/${city}.yaml`

/** Removes everything a person would remove along with a city or a neighborhood. */
export function forgetPlace(draft: Draft, slug: string): void {
  delete draft[servicesInCity(slug)]
  delete (draft['drive-times.yaml'] as { cities: Entry }).cities[slug]
  for (const place of list(draft['neighborhoods.yaml'])) if (place.partOf === slug) delete place.partOf
  unlink(draft, (id) => id.endsWith(`/${slug}-eye-doctor`) || id.endsWith(`/${slug}`))
}

/** Removes drive times that `check` refuses since a city or the practice has moved. */
export function forgetImpossibleDrives(draft: Draft): void {
  const office = (draft['practice.yaml'] as { coordinates: Coordinates }).coordinates
  const times = (draft['drive-times.yaml'] as { cities: Record<string, string> }).cities
  for (const city of list(draft['cities.yaml'])) {
    const minutes = times[slugOf(city)]
    if (minutes === undefined || city.coordinates === undefined) continue
    if (impossible(minutes, milesBetween(office, city.coordinates as Coordinates))) delete times[slugOf(city)]
  }
}

/** Removes every link to these pages, or points it at another page. */
export function unlink(draft: Draft, isGone: (id: string) => boolean): void {
  const kept = (ids: unknown) => (ids as string[]).filter((id) => !isGone(id))
  for (const entry of pages(draft).map((file) => draft[file] as Entry)) {
    if (entry.related !== undefined) entry.related = kept(entry.related)
    if (isGone(String(entry.target))) entry.target = '/contact'
  }
  for (const service of list(draft['services.yaml'])) if (service.readMore) service.readMore = kept(service.readMore)
  const navigation = draft['navigation.yaml'] as Entry
  for (const hub of list(navigation.hubs)) hub.pages = kept(hub.pages)
  navigation.hubs = list(navigation.hubs).filter(({ pages }) => (pages as string[]).length > 1)
  for (const link of menus(draft).flat()) if (isGone(String(link.page))) link.page = '/contact'
  for (const redirect of list(draft['redirects.yaml'])) if (isGone(String(redirect.to))) redirect.to = '/'
  if (draft['search.yaml'] !== undefined)
    draft['search.yaml'] = list(draft['search.yaml']).filter(({ page }) => !isGone(String(page)))
  for (const [file, value] of Object.entries(draft)) {
    const unlinked = JSON.stringify(value).replace(/\[([^\]"]*)\]\(([^)#"]+)[^)"]*\)/g, (link, label, id) =>
      isGone(id) ? label : link,
    )
    draft[file] = JSON.parse(unlinked)
  }
}
