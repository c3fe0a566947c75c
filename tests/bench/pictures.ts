import { designOf } from '../../generator/build/share-picture/design.ts'
import { drawSharePicture } from '../../generator/build/share-picture/draw.ts'
import { sharePictureOf } from '../../generator/build/share-picture.ts'
import { pictureEntry } from '../../generator/cache/kept-picture.ts'
import { drawAhead, emitSharePictures } from '../../generator/emit/share-pictures.ts'
import { listedRoutes } from '../../generator/expand/indexes.ts'
import { loadSite } from '../../generator/load-site.ts'

// Only the share pictures: drawn as on a new machine, or read from the cache. Prints their number and how
// many bytes they have.

const [manifest, from] = process.argv.slice(2) as [string, 'nothing' | 'cache']
const { site } = loadSite(manifest)
if (site === undefined) throw new Error('The manifest has problems: run "sightline check" on it.')
let bytes = 0
const design = designOf(site.manifest)
const pictures = emitSharePictures(site)
const drawn = new Map(
  listedRoutes(site)
    .map((route) => sharePictureOf(route, site))
    .map((picture) => [picture.hash, picture]),
)
const counted = pictures.map((picture) => ({
  ...picture,
  // Never a cache hit: each picture is drawn, or read by the call below.
  entry: pictureEntry(`not kept ${picture.key}`, 'png'),
  bytes: async () => {
    const { words } = drawn.get(picture.key)!
    const made = from === 'cache' ? await picture.bytes() : await drawSharePicture(words, design)
    bytes += made.length
    return made
  },
}))
await drawAhead(counted, () => {})
console.log(JSON.stringify({ count: pictures.length, bytes }))
