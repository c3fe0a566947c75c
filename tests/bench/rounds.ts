import { join } from 'node:path'
import { addCities, editEveryPage, editHeading, editText, pagesPerCity, writeBenchManifest } from './bench-manifest.ts'
import { names } from './names.ts'
import { takeOthers, takePictures } from './others.ts'
import { addHugoCity, forgetHugo, removeHugoCity, runHugo, writeHugoSite } from './peers/hugo.ts'
import type { Patience } from './quiet.ts'
import type { Series } from './series.ts'
import { forget, forgetBundle, generate, type Place, routesOf } from './sightline.ts'
import { takeInto } from './take.ts'

export interface RoundOptions {
  /** An empty folder for everything that is written. */
  folder: string
  /** How many pages there should be at least. Without it the real manifest is measured alone. */
  pages: number | undefined
  runs: number
  hugo: boolean
  patience: Patience
  say: (line: string) => void
}

/**
 * Measures one size. A round is everything once, and there are as many rounds as runs: what is compared is measured by
 * turns, so that a busy minute of the machine falls on both.
 */
export async function measureRounds({ folder, pages, runs, hugo, patience, say }: RoundOptions): Promise<Series> {
  const series: Series = new Map()
  const place: Place = { manifest: join(folder, 'manifest'), out: join(folder, 'dist') }
  const releases: Place = { ...place, out: join(folder, 'releases') }
  const cities = pages === undefined ? 0 : await citiesFor(pages, place.manifest)
  const take = takeInto(series, patience, say)
  writeBenchManifest(place.manifest, cities)
  await generate(place)
  const peer = hugo ? { folder: join(folder, 'hugo'), routes: await routesOf(place.manifest) } : undefined
  if (peer !== undefined) writeHugoSite(peer, place.out)
  // Over all rounds: a heading that was there before has its picture in the cache.
  let headings = 0
  for (let round = 1; round <= runs; round += 1) {
    writeBenchManifest(place.manifest, cities)
    await take(names.bundled, {
      prepare: () => {
        forget(place)
        forgetBundle()
      },
      run: () => generate(place),
    })
    // Whoever goes first finds the disk quieter: they take turns at that too.
    const contest = [
      () => take(names.cold, { prepare: () => forget(place), run: () => generate(place) }),
      ...(peer === undefined
        ? []
        : [() => take(names.hugoCold, { prepare: () => forgetHugo(peer), run: () => runHugo(peer) })]),
      () => takeOthers(place, folder, take),
    ]
    for (const each of round % 2 === 1 ? contest : contest.reverse()) await each()
    await take(names.nothing, { run: () => generate(place) })
    if (peer !== undefined) await take(names.hugoNothing, { run: () => runHugo(peer) })
    let city = cities
    const addCity = () => addCities(place.manifest, ++city, city)
    await take(names.city, { prepare: addCity, run: () => generate(place) })
    if (peer !== undefined) {
      const added = cities + 1
      await take(names.hugoCity, { prepare: () => addHugoCity(peer, added), run: () => runHugo(peer) })
      removeHugoCity(peer, added)
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

async function citiesFor(pages: number, manifest: string): Promise<number> {
  writeBenchManifest(manifest, 0)
  const real = (await routesOf(manifest)).length
  return Math.max(0, Math.ceil((pages - real) / pagesPerCity))
}
