import { isMade, madeFolder } from '../../emit/own-files.ts'
import { hostOf } from '../../hosts/index.ts'
import { type Problem, problem, topOf } from '../../problems/problems.ts'
import { foldersOf } from '../../publish/folders-of.ts'
import { publicPath } from '../../read/list-public.ts'
import { decoded, type RedirectRule } from '../../redirect-rules.ts'
import type { Site } from '../../site.ts'
import { isPageFile, isReserved, urlOfFile } from '../../urls.ts'

/**
 * Files in public/ that would replace a page or another file, are redirected, are the index of a folder, are in one that
 * some disks take for one of ours, or would not be found on the site's host.
 */
export const checkPublicFiles = (site: Site, files: readonly string[]): Problem[] =>
  files.flatMap((file) => checkFile(file, site) ?? [])

function checkFile(file: string, site: Site): Problem | undefined {
  const { misses, title } = hostOf(site.manifest.practice.host)
  const found = (message: string, fix = 'Rename or remove it.') =>
    problem('PUBLIC_FILE', topOf(publicPath(file)), `public/${file} ${message}`, fix)
  if (file.includes('\\')) return found('has a backslash in its name, which browsers read as a slash', 'Rename it.')
  // tour/index.html is at /tour/: some hosts strip the slash and then look for tour.html.
  const flat = file.replace(/\/index\.html$/, '.html')
  const taken = takenBy(file, site) ?? takenBy(flat, site)
  if (taken !== undefined) return found(`is where ${taken}`)
  const folders = [...foldersOf([file])]
  const folder = folders.find((each) => isMade(each, site) || (isPageFile(each) && pageAt(each, site)))
  if (folder !== undefined)
    return found('is in a folder that has the name of a published file', `Rename or remove public/${folder}.`)
  // On a disk that takes both for one folder, the first to be written gives all files their address.
  const twin = folders.find((each) => (madeFolder(each, site) ?? each) !== each)
  if (twin !== undefined)
    return found(
      `is in a folder that macOS and Windows take for ${madeFolder(twin, site)}/, which Sightline publishes`,
      `Rename public/${twin}.`,
    )
  if (flat !== file)
    return found(
      'is at an address that not every host finds',
      `Rename it to public/${flat}: the address is then ${urlOfFile(flat)}.`,
    )
  if (misses?.isMissed(file)) return found(`would not be found on ${title}, which ${misses.because}`)
  return undefined
}

function pageAt(file: string, { routes }: Site) {
  const url = urlOfFile(file)
  // To macOS and Windows, About.html and about.html are one file.
  return routes.findUrl(url) ?? routes.findUrl(url.toLowerCase())
}

function takenBy(file: string, site: Site): string | undefined {
  const { redirects, manifest } = site
  const { title, can } = hostOf(manifest.practice.host)
  const url = urlOfFile(file)
  const page = pageAt(file, site)
  if (page !== undefined) return `the page ${page.url} is published`
  if (isMade(file, site)) return 'Sightline publishes a file of its own'
  if (madeFolder(file, site) !== undefined) return 'Sightline publishes a folder of its own'
  // Hosts differ in whether the file or the redirect wins.
  const moved = redirects.find(({ from }) => decoded(from) === url)
  if (moved !== undefined) return `visitors are redirected to ${moved.to}`
  const isBelow = ({ from }: RedirectRule) => from.endsWith('/*') && url.startsWith(decoded(from.slice(0, -1)))
  const below = can.filesFirst === true ? undefined : redirects.find(isBelow)
  if (below !== undefined)
    return `${title} redirects visitors to ${below.to} by ${below.from}, whether there is a file or not`
  return isReserved(`/${file}`) ? 'browsers cache files for a year, even if they change' : undefined
}
