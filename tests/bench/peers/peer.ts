import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Measured } from '../measure.ts'
import type { Sample } from '../series.ts'
import { setAside } from '../set-aside.ts'
import type { PeerPage, PeerSite } from './peer-site.ts'
import { writeWhole } from './write-whole.ts'

/** Another static site generator. */
export interface Peer {
  name: string
  /** Undefined when it is not installed. */
  version: () => string | undefined
  /** Writes the project without its content. */
  write: (folder: string, site: PeerSite) => void
  /** The content file of a page. */
  contentOf: (page: PeerPage) => { file: string; text: string }
  /** Its output folder. */
  made: string
  /** Its cache folders. */
  remembered: readonly string[]
  run: (folder: string) => Promise<Measured>
}

/** The project of a peer. */
export interface PeerPlace {
  peer: Peer
  folder: string
  site: PeerSite
}

export function writeProject({ peer, folder, site }: PeerPlace): void {
  rmSync(folder, { recursive: true, force: true })
  peer.write(folder, site)
  for (const page of site.pages) writeContent({ peer, folder }, page)
}

/** Adds one city: as many content files as it adds pages to our site. */
export function addPeerCity({ peer, folder, site }: PeerPlace, number: number): void {
  for (const page of site.pagesOfCity(number)) writeContent({ peer, folder }, page)
}

/** Removes the city again, for the next round. */
export function removePeerCity({ peer, folder, site }: PeerPlace, number: number): void {
  for (const page of site.pagesOfCity(number)) rmSync(join(folder, peer.contentOf(page).file))
}

/** Clears its output and caches, as if it had never run. */
export function forgetPeer({ peer, folder }: PeerPlace): void {
  for (const name of [peer.made, ...peer.remembered]) setAside(join(folder, name))
}

/** Runs and measures it. It writes every file every time, so all pages count as written. */
export async function runPeer({ peer, folder }: PeerPlace): Promise<Sample> {
  const measured = await peer.run(folder)
  const files = readdirSync(join(folder, peer.made), { recursive: true, encoding: 'utf8' })
  const pages = files.filter((file) => file.endsWith('.html')).length
  return { ...measured, pages, files: pages }
}

/** The most pages that are compared. */
const sampleSize = 200

/** How many of the cities' pages equal ours byte for byte, in a sample. */
export function equalPages({ peer, folder, site }: PeerPlace, published: string) {
  const files = site.pages.filter(({ file }) => file.includes('bench-city')).map(({ file }) => file)
  const looked = files.filter((_, at) => at % Math.ceil(files.length / sampleSize) === 0)
  const equal = looked.filter((file) => {
    const path = join(folder, peer.made, file)
    return existsSync(path) && readFileSync(path).equals(readFileSync(join(published, file)))
  })
  return { equal: equal.length, looked: looked.length }
}

function writeContent({ peer, folder }: Pick<PeerPlace, 'peer' | 'folder'>, page: PeerPage): void {
  const { file, text } = peer.contentOf(page)
  writeWhole(join(folder, file), text)
}
