import type { Language } from '../src/shared/languages.ts'
import { plainLetters } from '../src/shared/plain-letters.ts'
import { defaultOf, type Languages, languageOf } from './languages.ts'
import type { HubName, Vertical } from './parse/schemas/vertical.ts'

// The only file that spells a URL. A page's id is its path in the default language; everything else is derived here.

/** The pages that code leads to by menus, buttons and breadcrumbs, whatever the manifest says. The vertical names more. */
export const pageIds = {
  home: '/',
  about: '/about',
  services: '/services',
  contact: '/contact',
  sitemap: '/sitemap',
  notFound: '/404',
  /** Where the geo gate sends visitors from elsewhere. */
  outOfArea: '/out-of-service-area',
}

/** The page that stands above those of a kind, where there is one. */
export const parentId = (
  parent: keyof typeof pageIds | HubName,
  { hubs }: Pick<Vertical, 'hubs'>,
): string | undefined => (parent in pageIds ? pageIds[parent as keyof typeof pageIds] : hubs[parent as HubName])

/** Where the pages of cities, neighbourhoods and services are, before their own part of the URL. */
export const generatedUnder = {
  locations: '/locations/',
  neighborhoods: '/neighborhoods/',
  services: `${pageIds.services}/`,
}

/** What the addresses of places end in. */
type Suffixed = Pick<Vertical, 'placeSuffix'>

export const locationId = (city: string, { placeSuffix }: Suffixed) =>
  `${generatedUnder.locations}${city}-${placeSuffix}`
export const neighborhoodId = (neighborhood: string, { placeSuffix }: Suffixed) =>
  `${generatedUnder.neighborhoods}${neighborhood}-${placeSuffix}`
export const serviceId = (service: string) => `${generatedUnder.services}${service}`
export const serviceCityId = (service: string, city: string) => `${serviceId(service)}/${city}`

/** The id of the page written in `pages/conditions/dry-eye.yaml`: `/conditions/dry-eye`. */
export function writtenId(file: string): string {
  const path = file.replace(/^pages\//, '/').replace(/\.ya?ml$/, '')
  return path.replace(/\/index$/, '') || '/'
}

/** The file a page is written in: `writtenId` the other way round. */
export const writtenFile = (id: string) => `pages${id === '/' ? '/index' : id}.yaml`

/** The language whose pages are at `path`, by its first part; the default language without one. */
export const languageAt = (path: string, languages: Languages): Language =>
  onlyIn(path, languages) ?? defaultOf(languages).code

/** A page under pages/es/ is in Spanish alone: that language, or nothing for a page of the default language. */
export const onlyIn = (id: string, languages: Languages): Language | undefined =>
  languages.find(({ prefix }) => prefix !== '' && isUnder(prefix, id))?.code

/** Asked of thousands of addresses: no text is made for it. */
const isUnder = (prefix: string, path: string) =>
  path.startsWith(prefix) && (path.length === prefix.length || path[prefix.length] === '/')

/** Where the page of `id` lives in `language`, unless its YAML gives another path. */
export function urlOf(id: string, language: Language, languages: Languages): string {
  return onlyIn(id, languages) === undefined ? withPrefix(languageOf(language, languages).prefix, id) : id
}

/** The address of a page that is not of one language alone. */
export const withPrefix = (prefix: string, id: string): string =>
  prefix === '' ? id : id === '/' ? prefix : prefix + id

/** The path without its language: `urlOf` the other way round, but for pages with an address of their own. */
export function withoutPrefix(path: string, languages: Languages): string {
  const { prefix } = languageOf(languageAt(path, languages), languages)
  return path.slice(prefix.length) || '/'
}

/** The file a host serves at `url`, below the published folder: flat, so that no URL ends in a slash. */
export const fileOf = (url: string) => (url === '/' ? 'index.html' : `${url.slice(1)}.html`)

/** The URL a host serves `file` at: `fileOf` the other way round. */
export const urlOfFile = (file: string) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`)

/** `/es/locations`: not a page, but what the pages below it have in common. */
export const folderUrl = (folder: keyof typeof generatedUnder, language: Language, languages: Languages) =>
  urlOf(generatedUnder[folder].slice(0, -1), language, languages)

/** A file that belongs to the page at `url`: `/admin/qr` -> `/admin/qr.png`. */
export const besideUrl = (url: string, extension: string) => `${url}.${extension}`

/**
 * The picture that links to the page at `url` are shared with. `hash` is that of all it is drawn from, so that another
 * picture has another address.
 */
export const sharePictureUrl = (url: string, hash: string) =>
  `/og${url === '/' ? '/index' : url}.${hash.slice(0, 8)}.png`

/** `og/about.5e86103e.png` -> `og/about.png`; any other file stays what it is. */
export const withoutHash = (file: string) => file.replace(/^(og\/.*)\.[0-9a-f]{8}(?=\.png$)/, '$1')

/** `Peñasco del Mar` -> `penasco-del-mar`. Empty when the name has no Latin letter or digit. */
export function slugOf(name: string): string {
  return plainLetters(name)
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The id that a misnamed page will have once its file has the name that is asked for. */
export const betterId = (file: string): string => `/${writtenId(file).split('/').filter(Boolean).map(slugOf).join('/')}`
