// Examines photos for facts.ts, which waits for the answer: the library that decodes them is asynchronous, and reading
// a manifest is not. Input: the paths, as JSON. Output: the facts about each photo, in order, or why it is not one.
import { readFileSync } from 'node:fs'
import sharp from 'sharp'

/** The formats that cameras, phones and offices save, and that browsers or we can read. */
const formats = ['jpeg', 'png', 'webp', 'heif', 'tiff']

/** A longer placeholder would make the page heavier than the wait for the photo is worth. */
const longestBlur = 300
/** Lengths of the longer side in pixels, tried in turn until the placeholder is short enough. */
const blurSizes = [20, 16, 12, 8, 4]

/**
 * Twice what the largest cameras save. A small file can claim more pixels than fit in any machine's memory.
 */
const mostPixels = 200_000_000

/** Damage that leaves holes is an error; the harmless format errors of many cameras are not. */
const open = (bytes) => sharp(bytes, { failOn: 'error', limitInputPixels: mostPixels })

const answers = []
for (const path of JSON.parse(readFileSync(0, 'utf8'))) answers.push(await look(path))
process.stdout.write(JSON.stringify(answers))

async function look(path) {
  const bytes = readFileSync(path)
  try {
    const { format, compression, autoOrient, hasAlpha } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (compression === 'hevc') return { fault: 'HEIC' }
    if (!formats.includes(format)) return { fault: format.toUpperCase() }
    const { width, height } = autoOrient
    if (width * height > mostPixels) return { fault: 'SIZE', width, height, mostPixels }
    const isOpaque = !hasAlpha || (await open(bytes).stats()).isOpaque
    // Decodes the whole file, so that a truncated one is found here and not by a visitor.
    const blur = await blurOf(bytes)
    // Behind a transparent photo, the placeholder would stay visible.
    return { width, height, isOpaque, ...(isOpaque ? { blur } : { darkest: await darkestOf(bytes) }) }
  } catch (error) {
    // The library throws plain errors; any other kind is a bug of ours.
    if (error.constructor !== Error) throw error
    return { fault: isHeic(bytes) ? 'HEIC' : '' }
  }
}

/** Whether a file is HEIC, as phones save it. Checks its brand, as the library may be unable to read it at all. */
function isHeic(bytes) {
  return /^ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/.test(bytes.toString('latin1', 4, 12))
}

/** The photo in a handful of pixels, as a `data:` URL. */
async function blurOf(bytes) {
  for (const size of blurSizes) {
    const tiny = await open(bytes)
      .autoOrient()
      .resize(size, size, { fit: 'inside' })
      .webp({ quality: 20, effort: 6 })
      .toBuffer()
    const address = `data:image/webp;base64,${tiny.toString('base64')}`
    if (address.length <= longestBlur) return address
  }
  return undefined
}

/** The lowest red, green and blue of all pixels on a white background, at the size of a screen, as one color. */
async function darkestOf(bytes) {
  const { data, info } = await open(bytes)
    .resize(600, 600, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { channels } = await sharp(data, { raw: info }).stats()
  return `#${channels.map(({ min }) => min.toString(16).padStart(2, '0')).join('')}`
}
