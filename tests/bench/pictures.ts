import { drawSharePicture } from '../../generator/build/share-picture/draw.ts'
import { sharePictureOf } from '../../generator/build/share-picture.ts'
import { drawAhead, emitSharePictures } from '../../generator/emit/share-pictures.ts'
import { listedRoutes } from '../../generator/expand/indexes.ts'
import { loadSite } from '../../generator/load-site.ts'

// All pictures of shared links, and nothing else: drawn anew as on a new machine, or read from the cache. Prints how many
// they are and how many bytes.

const [manifest, from] = process.argv.slice(2) as [string, 'nothing' | 'cache']
const { site } = loadSite(manifest)
if (site === undefined) throw new Error('The manifest has problems: run "sightline check" on it.')
let bytes = 0
const pictures = emitSharePictures(site)
const words = new Map(
  listedRoutes(site).map((route) => [sharePictureOf(route, site).hash, sharePictureOf(route, site).words]),
)
const counted = pictures.map((picture) => ({
  ...picture,
  isKept: () => false,
  bytes: async () => {
    const made = from === 'cache' ? await picture.bytes() : await drawSharePicture(words.get(picture.key)!)
    bytes += made.length
    return made
  },
}))
await drawAhead(counted, () => {})
console.log(JSON.stringify({ count: pictures.length, bytes }))
