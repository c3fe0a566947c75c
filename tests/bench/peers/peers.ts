import { astro } from './astro.ts'
import { eleventy } from './eleventy.ts'
import { hugo } from './hugo.ts'
import type { Peer } from './peer.ts'

const peers: readonly Peer[] = [hugo, eleventy, astro]

export interface InstalledPeer {
  peer: Peer
  version: string
}

/** The installed peers. Throws when one that is asked for is not installed. */
export function installedPeers(asked?: readonly string[]): InstalledPeer[] {
  const known = peers.map((peer) => peer.name.toLowerCase())
  const unknown = asked?.find((name) => !known.includes(name))
  if (unknown !== undefined) throw new Error(`--peers takes ${known.join(', ')}, not "${unknown}".`)
  const wanted = peers.filter(({ name }) => asked?.includes(name.toLowerCase()) ?? true)
  const found = wanted.flatMap((peer) => {
    const version = peer.version()
    return version === undefined ? [] : { peer, version }
  })
  const missing = wanted.find((peer) => !found.some((each) => each.peer === peer))
  if (asked !== undefined && missing !== undefined)
    throw new Error(`${missing.name} is not installed: see "npm run bench -- --install-peers", and for Hugo the PATH.`)
  return found
}
