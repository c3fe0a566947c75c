import type { Language } from '../src/shared/languages.ts'

// The only file that spells a URL. A page's id is its English path; everything else is derived here.

/** The pages that code leads to by menus, buttons and breadcrumbs, whatever the manifest says. */
export const pageIds = {
  home: '/',
  about: '/about',
  services: '/services',
  conditions: '/conditions',
  dryEye: '/conditions/dry-eye',
  contact: '/contact',
  sitemap: '/sitemap',
  notFound: '/404',
  /** Where the geo gate sends visitors from elsewhere. */
  outOfArea: '/out-of-service-area',
}

/** Where the pages of cities, neighbourhoods and services are, before their own part of the URL. */
export const generatedUnder = {
  locations: '/locations/',
  neighborhoods: '/neighborhoods/',
  services: `${pageIds.services}/`,
}

/** Where all Spanish pages are but the home page. */
export const spanishUnder = '/es/'

export const locationId = (city: string) => `${generatedUnder.locations}${city}-eye-doctor`
export const neighborhoodId = (neighborhood: string) => `${generatedUnder.neighborhoods}${neighborhood}-eye-doctor`
export const serviceId = (service: string) => `${generatedUnder.services}${service}`
export const serviceCityId = (service: string, city: string) => `${serviceId(service)}/${city}`

/** The id of the page written in `pages/conditions/dry-eye.yaml`: `/conditions/dry-eye`. */
export function writtenId(file: string): string {
  const path = file.replace(/^pages\//, '/').replace(/\.ya?ml$/, '')
  return path.replace(/\/index$/, '') || '/'
}

/** The file a page is written in: `writtenId` the other way round. */
export const writtenFile = (id: string) => `pages${id === '/' ? '/index' : id}.yaml`

/** A page under pages/es/ is Spanish alone: it has no English twin. */
export const isSpanishOnly = (id: string) => id === '/es' || id.startsWith(spanishUnder)

/** Where the page of `id` lives in `language`, unless its YAML gives another path. */
export function urlOf(id: string, language: Language): string {
  if (language === 'en' || isSpanishOnly(id)) return id
  return id === '/' ? '/es' : `/es${id}`
}

/** The file a host serves at `url`, below the published folder: flat, so that no URL ends in a slash. */
export const fileOf = (url: string) => (url === '/' ? 'index.html' : `${url.slice(1)}.html`)

/** The URL a host serves `file` at: `fileOf` the other way round. */
export const urlOfFile = (file: string) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`)

/** `/es/locations`: not a page, but what the pages below it have in common. */
export const folderUrl = (folder: keyof typeof generatedUnder, language: Language) =>
  urlOf(generatedUnder[folder].slice(0, -1), language)

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
  return name
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
