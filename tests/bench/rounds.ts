import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { addCities, editEveryPage, editHeading, editText, pagesPerCity, writeBenchManifest } from './bench-manifest.ts'
import { hasWords, type Wording } from './city-words.ts'
import { names, peerName, type peerWork } from './names.ts'
import { takeOthers, takePictures } from './others.ts'
import {
  addPeerCity,
  equalPages,
  forgetPeer,
  type PeerPlace,
  removePeerCity,
  runPeer,
  writeProject,
} from './peers/peer.ts'
import { peerSite } from './peers/peer-site.ts'
import type { InstalledPeer } from './peers/peers.ts'
import type { Patience } from './quiet.ts'
import type { Series } from './series.ts'
import { forget, forgetBundle, generate, type Place, routesOf } from './sightline.ts'
import { takeInto } from './take.ts'

interface RoundOptions {
  /** An empty folder for all output. */
  folder: string
  /** How many pages there should be at least. Without it, only the real manifest is measured. */
  pages: number | undefined
  runs: number
  /** Which of the added cities have words of their own. */
  wording: Wording
  peers: readonly InstalledPeer[]
  patience: Patience
  say: (line: string) => void
}

/**
 * Measures one size. A round measures everything once, and there are as many rounds as runs: whatever is compared takes
 * turns, so that a busy minute of the machine affects both.
 */
export async function measureRounds(options: RoundOptions): Promise<Series> {
  const { folder, pages, runs, wording, patience, say } = options
  const series: Series = new Map()
  const place: Place = { manifest: join(folder, 'manifest'), out: join(folder, 'dist') }
  const releases: Place = { ...place, out: join(folder, 'releases') }
  const untouched = join(folder, 'manifest-untouched')
  const cities = pages === undefined ? 0 : await citiesFor(pages, untouched)
  const take = takeInto(series, patience, say)
  writeBenchManifest(untouched, cities, wording)
  const restore = () => {
    rmSync(place.manifest, { recursive: true, force: true })
    cpSync(untouched, place.manifest, { recursive: true })
  }
  restore()
  await generate(place)
  const peers = await placePeers(place, options)
  const added = cities + (wording === 'bare' || hasWords(cities + 1, wording) ? 1 : 2)
  // Counts across all rounds: a heading used before would have its picture in the cache.
  let headings = 0
  for (let round = 1; round <= runs; round += 1) {
    restore()
    await take(names.bundled, {
      prepare: () => {
        forget(place)
        forgetBundle()
      },
      run: () => generate(place),
    })
    // The first one finds the disk quieter, so they take turns at being first.
    const contest = [
      () => take(names.cold, { prepare: () => forget(place), run: () => generate(place) }),
      ...peers.map(
        (peer) => () => take(nameOf(peer, 'cold'), { prepare: () => forgetPeer(peer), run: () => runPeer(peer) }),
      ),
      () => takeOthers(place, folder, take),
    ]
    for (const each of round % 2 === 1 ? contest : contest.reverse()) await each()
    await take(names.nothing, { run: () => generate(place) })
    for (const peer of peers) await take(nameOf(peer, 'again'), { run: () => runPeer(peer) })
    // When measured again, it adds another city.
    let city = added - 1
    const addCity = () => addCities(place.manifest, ++city, city, wording === 'bare' ? 'bare' : 'rich')
    await take(names.city, { prepare: addCity, run: () => generate(place) })
    for (const peer of peers) {
      await take(nameOf(peer, 'city'), { prepare: () => addPeerCity(peer, added), run: () => runPeer(peer) })
      removePeerCity(peer, added)
    }
    let edit = 0
    await take(names.text, { prepare: () => editText(place.manifest, ++edit), run: () => generate(place) })
    await take(names.atomicCold, { prepare: () => forget(releases), run: () => generate(releases, '--atomic') })
    await take(names.atomicText, {
      prepare: () => editText(place.manifest, ++edit),
      run: () => generate(releases, '--atomic'),
    })
    await take(names.heading, { prepare: () => editHeading(place.manifest, ++headings), run: () => generate(place) })
    await take(names.word, { prepare: () => editEveryPage(place.manifest, ++edit), run: () => generate(place) })
    await take(names.force, { run: () => generate(place, '--force') })
    await takePictures(place, take)
  }
  for (const each of [place, releases]) forget(each)
  return series
}

const nameOf = ({ peer, version }: PlacedPeer, work: keyof typeof peerWork) => peerName(peer.name, version, work)

type PlacedPeer = PeerPlace & InstalledPeer

/** Writes a project for each peer, and reports how many of the pages it makes equal ours. */
async function placePeers(place: Place, { folder, peers, wording, say }: RoundOptions): Promise<PlacedPeer[]> {
  if (peers.length === 0) return []
  const site = peerSite(place, await routesOf(place.manifest), wording)
  const placed = peers.map((each) => ({ ...each, folder: join(folder, each.peer.name), site }))
  for (const each of placed) {
    writeProject(each)
    await runPeer(each)
    const { equal, looked } = equalPages(each, place.out)
    say(`${each.peer.name} ${each.version}: ${equal} of ${looked} pages looked at are ours byte for byte`)
  }
  return placed
}

async function citiesFor(pages: number, manifest: string): Promise<number> {
  writeBenchManifest(manifest, 0, 'bare')
  const real = (await routesOf(manifest)).length
  return Math.max(0, Math.ceil((pages - real) / pagesPerCity))
}
