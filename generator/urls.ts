import { eyeFolder } from '../src/shared/eye-file.ts'
import type { Language } from '../src/shared/languages.ts'
import { plainLetters } from '../src/shared/plain-letters.ts'
import { defaultOf, type Languages, languageOf } from './languages.ts'
import type { ParentName, Vertical } from './parse/schemas/vertical.ts'
import { logosFolder, photosFolder } from './read/media.ts'

// The only file that spells URLs. A page's id is its path in the default language; everything else is derived here.

/**
 * The pages that menus, buttons and breadcrumbs in the code link to, whatever the manifest says. The vertical adds
 * more.
 */
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

/** The id of the parent page of a kind, if there is one. */
export const parentId = (
  parent: keyof typeof pageIds | ParentName,
  { parents }: Pick<Vertical, 'parents'>,
): string | undefined => (parent in pageIds ? pageIds[parent as keyof typeof pageIds] : parents[parent as ParentName])

/**
 * The folders of files that are not pages. Browsers cache most of these files for a year, because their names change
 * with their content: a page there would be cached just as long.
 */
export const foldersOfFiles = ['assets', 'og', 'views', eyeFolder, photosFolder, logosFolder]

/** Whether an address is one of these folders, or below it. */
export const isReserved = (url: string) => foldersOfFiles.includes(url.split('/', 2)[1]!)

/** The name that hosts take for the folder's own page when an address ends in it. */
export const folderIndex = 'index'

/**
 * The longest part of an address, in characters. A disk takes file names of 255 bytes, and adds to a part: the suffix of
 * a place, the ending, the hash of a picture.
 */
export const longestPart = 200

/** The folders of the pages for cities, neighborhoods and services. */
export const generatedUnder = {
  locations: '/locations/',
  neighborhoods: '/neighborhoods/',
  services: `${pageIds.services}/`,
}

/** The suffix of place addresses. */
type Suffixed = Pick<Vertical, 'placeSuffix'>

export const locationId = (city: string, { placeSuffix }: Suffixed) =>
  `${generatedUnder.locations}${city}-${placeSuffix}`
/** The slug of the city whose page has this id: the inverse of `locationId`. */
export function citySlugIn(id: string, { placeSuffix }: Suffixed): string | undefined {
  const [start, end] = [generatedUnder.locations, `-${placeSuffix}`]
  return id.startsWith(start) && id.endsWith(end) ? id.slice(start.length, -end.length) : undefined
}
export const neighborhoodId = (neighborhood: string, { placeSuffix }: Suffixed) =>
  `${generatedUnder.neighborhoods}${neighborhood}-${placeSuffix}`
export const serviceId = (service: string) => `${generatedUnder.services}${service}`
/** The id of a part of a list on `page`: the places of `group` whose slugs begin with `letters`. */
export const listPartId = (page: string, group: string, letters: string) => `${page}/${group}/${letters}`
export const serviceCityId = (service: string, city: string) => `${serviceId(service)}/${city}`

/** The slugs behind the id of such a page: the inverse of `serviceCityId`. */
export function serviceCityIn(id: string): { service: string; city: string } | undefined {
  if (!id.startsWith(generatedUnder.services)) return undefined
  const [service, city, ...rest] = id.slice(generatedUnder.services.length).split('/')
  return service === undefined || city === undefined || rest.length > 0 ? undefined : { service, city }
}

/** The id of the page written in `pages/conditions/dry-eye.yaml`: `/conditions/dry-eye`. */
export function writtenId(file: string): string {
  const path = file.replace(/^pages\//, '/').replace(/\.ya?ml$/, '')
  return path.replace(/\/index$/, '') || '/'
}

/**
 * The id of the sheets to bring to a visit about the page of `id`. They are below the prefix of its language if it
 * exists in only one.
 */
export function visitPackId(id: string, languages: Languages): string {
  const only = onlyLanguage(id, languages)
  const prefix = only === undefined ? '' : languageOf(only, languages).prefix
  return `${prefix}/visit-pack${id.slice(prefix.length)}`
}

/** The file a page is written in: the inverse of `writtenId`. */
export const writtenFile = (id: string) => `pages${id === '/' ? '/index' : id}.yaml`

/** The language of the pages at `path`, by its first segment; the default language when it names none. */
export const languageAt = (path: string, languages: Languages): Language =>
  onlyLanguage(path, languages) ?? defaultOf(languages).code

/** A page under pages/es/ exists in Spanish only: that language, or nothing for a page of the default language. */
export const onlyLanguage = (id: string, languages: Languages): Language | undefined =>
  languages.find(({ prefix }) => prefix !== '' && isUnder(prefix, id))?.code

/** Called for thousands of addresses, so it allocates no strings. */
const isUnder = (prefix: string, path: string) =>
  path.startsWith(prefix) && (path.length === prefix.length || path[prefix.length] === '/')

/** Where the page of `id` lives in `language`, unless its YAML gives another path. */
export function urlOf(id: string, language: Language, languages: Languages): string {
  return onlyLanguage(id, languages) === undefined ? withPrefix(languageOf(language, languages).prefix, id) : id
}

/** The address of a page that exists in more than one language. */
export const withPrefix = (prefix: string, id: string): string =>
  prefix === '' ? id : id === '/' ? prefix : prefix + id

/** The path without its language prefix: the inverse of `urlOf`, except for pages with an address of their own. */
export function withoutPrefix(path: string, languages: Languages): string {
  const { prefix } = languageOf(languageAt(path, languages), languages)
  return path.slice(prefix.length) || '/'
}

/**
 * The whole address of the page or file at `url`. `site` is the practice's own address, without a slash at its end: only
 * the home page's URL ends in one.
 */
export const absoluteUrl = (site: string, url: string) => `${site}${url}`

/** The file a host serves at `url`, below the published folder: flat, so that no URL ends in a slash. */
export const fileOf = (url: string) => (url === '/' ? 'index.html' : `${url.slice(1)}.html`)

/** The URL a host serves `file` at: the inverse of `fileOf`. */
export const urlOfFile = (file: string) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`)

/** Whether a link in a text names a file of public/, `/form.pdf`, rather than a page, even as an old site wrote it. */
export const namesFile = (target: string) => /^\/[^?#]*\.(?!(?:html?|php|aspx?)\b)\w+(?:#|$)/i.test(target)

export const isPageFile = (file: string) => file.endsWith('.html')

/** `/es/locations`: not a page, but the prefix that the address of `id` shares with its siblings. */
export const folderUrl = (id: string, language: Language, languages: Languages) =>
  urlOf(id.slice(0, id.lastIndexOf('/')), language, languages)

/** A file that belongs to the page at `url`: `/admin/qr` -> `/admin/qr.png`. */
export const besideUrl = (url: string, extension: string) => `${url}.${extension}`

/**
 * The picture shown with shared links to the page at `url`. `hash` covers everything the picture is drawn from, so a
 * changed picture has a new address.
 */
export const sharePictureUrl = (url: string, hash: string) =>
  `/og${url === '/' ? '/index' : url}.${hash.slice(0, 8)}.png`

/** `og/about.5e86103e.png` -> `og/about.png`; any other file name is returned unchanged. */
export const withoutHash = (file: string) => file.replace(/^(og\/.*)\.[0-9a-f]{8}(?=\.png$)/, '$1')

/** `Peñasco del Mar` -> `penasco-del-mar`. Empty when the name has no Latin letter or digit. */
export function slugOf(name: string): string {
  return plainLetters(name)
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** The id that a misnamed page gets once its file is renamed as suggested. */
export const betterId = (file: string): string => `/${slugsOf(writtenId(file)).join('/')}`

/** The parts of a path, each as a slug: empty for a part without a Latin letter or digit. */
export const slugsOf = (path: string): string[] => path.split('/').filter(Boolean).map(slugOf)
