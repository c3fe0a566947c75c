import { randomBytes } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pathOf } from '../../generator/cache/store.ts'
import { generate as generateSite } from '../../generator/commands/generate.ts'
import { merge } from '../../generator/commands/merge.ts'
import { root } from '../../generator/folders.ts'
import { variantEntry } from '../../generator/photos/make-variant.ts'
import type { Format } from '../../generator/photos/variants.ts'
import { command, here } from '../support/command.ts'
import { editText } from '../support/edit-text.ts'
import { drawing, openWith, putPhoto, showPhotoIn } from '../support/photos.ts'
import { differences, forget, publish, timesOf, treeOf } from '../support/published.ts'
import { emptyFolder, world } from '../support/world.ts'

/** A photo that no earlier run has cached: random bytes after the image change the hash, and decoders ignore them. */
async function newPhoto(width = 330, height = 220): Promise<Buffer> {
  return Buffer.concat([await drawing(width, height).jpeg().toBuffer(), randomBytes(8)])
}

const withoutSharp = {
  NODE_OPTIONS: `--import ${pathToFileURL(join(root, 'tests/support/without-sharp.mjs')).href}`,
}

describe('a site with photos', () => {
  const manifest = world('base')
  const out = join(manifest, 'dist')
  const generate = () => here((io) => generateSite(io), { manifest, out })
  const generateWithoutSharp = () => command(['generate', '--manifest', manifest, '--out', out], withoutSharp)
  const photos = () => [...treeOf(out).keys()].filter((file) => /^photos\/./.test(file))
  const changedSince = (times: Record<string, number>) =>
    Object.entries(timesOf(out))
      .filter(([file, time]) => times[file] !== time && !file.endsWith('/'))
      .map(([file]) => file)
  afterAll(() => forget(out))

  beforeAll(async () => {
    putPhoto(manifest, 'front-desk.jpg', await newPhoto())
    putPhoto(manifest, 'slit-lamp.jpg', await newPhoto(500, 400))
    openWith(manifest, 'pages/contact.yaml', 'front-desk.jpg')
    showPhotoIn(manifest)
    expect((await generate()).code).toBe(0)
  })

  test('loads the first photo of a page eagerly and with its blur, and all others lazily', () => {
    const [contact, about] = ['contact.html', 'about.html'].map((file) => readFileSync(join(out, file), 'utf8'))
    expect(contact).toMatch(/<img class="picture-blur" src="data:image\/webp;base64,/)
    expect(contact).toMatch(/<img src="\/photos\/front-desk-330-[^>]* fetchpriority="high"/)
    expect(contact).not.toMatch(/<img src="\/photos\/[^>]*loading="lazy"/)
    expect(about).toMatch(/<img src="\/photos\/slit-lamp-500-[^>]*loading="lazy"/)
    expect(about!.replace(/<script [^>]*>/g, '')).not.toContain('fetchpriority')
  })

  test('publishes every variant that a page asks for, and lets browsers cache it forever', () => {
    const pages = [...treeOf(out)].filter(([file]) => file.endsWith('.html')).map(([, bytes]) => bytes.toString())
    const asked = new Set(pages.flatMap((html) => html.match(/(?<=\/)photos\/[\w.-]+/g) ?? []))
    expect([...asked].sort()).toEqual(photos().sort())
    expect(photos().length).toBe(12)
    expect(readFileSync(join(out, '_headers'), 'utf8')).toMatch(/\/photos\/\*\n {2}Cache-Control: .*immutable/)
  })

  test('does not load sharp when nothing or only words have changed', { tags: ['soak'] }, async () => {
    const nothing = await generateWithoutSharp()
    expect({ code: nothing.code, out: nothing.out }).toMatchObject({ code: 0 })
    expect(nothing.out).toContain('nothing changed')
    editText(manifest, 'pages/about.yaml', 'Who we are and', 'Who works here and')
    const words = await generateWithoutSharp()
    expect({ code: words.code, err: words.err }).toMatchObject({ code: 0 })
    expect(words.out).not.toContain('nothing changed')
  })

  test('changes only the pages that show a photo when it is replaced', { tags: ['soak'] }, async () => {
    const before = { times: timesOf(out), photos: photos() }
    const kept = readFileSync(join(manifest, 'photos/slit-lamp.jpg'))
    putPhoto(manifest, 'slit-lamp.jpg', await newPhoto(520, 400))
    // Proves that the runs above could have failed.
    const refused = await generateWithoutSharp()
    expect(refused.code).not.toBe(0)
    expect(refused.err).toContain('sharp was loaded')
    expect(photos()).toEqual(before.photos)
    expect((await generate()).code).toBe(0)
    expect(changedSince(before.times).filter((file) => !file.startsWith('photos/'))).toEqual([
      'about.html',
      'es/about.html',
    ])
    const [old, now] = [before.photos, photos()].map((files) => files.filter((file) => file.includes('slit-lamp')))
    expect(now!.length).toBe(6)
    expect(now!.filter((file) => old!.includes(file))).toEqual([])
    putPhoto(manifest, 'slit-lamp.jpg', kept)
    expect((await generate()).code).toBe(0)
    expect(photos()).toEqual(before.photos)
  })

  test('reports a missing photo where it is named, and leaves the published site as it was', async () => {
    const before = { times: timesOf(out), bytes: readFileSync(join(manifest, 'photos/slit-lamp.jpg')) }
    rmSync(join(manifest, 'photos/slit-lamp.jpg'))
    const { code, err } = await generate()
    expect(code).toBe(1)
    expect(err).toMatch(/pages\/about\.yaml:\d+:\d+ error MISSING_PHOTO/)
    expect(timesOf(out)).toEqual(before.times)
    putPhoto(manifest, 'slit-lamp.jpg', before.bytes)
    expect((await generate()).code).toBe(0)
    expect(timesOf(out)).toEqual(before.times)
  })

  test('has the same bytes whether built from scratch, from the cache or from shards', async () => {
    const first = treeOf(out)
    for (const cold of [true, false]) {
      if (cold) for (const file of photos()) rmSync(pathOf(variantEntry(formatOf(file), file)))
      const other = join(emptyFolder(), 'dist')
      expect((await publish(manifest, other)).code).toBe(0)
      expect(differences(treeOf(other), first)).toEqual([])
      forget(other)
    }
    const parts = [1, 2].map(() => join(emptyFolder(), 'part'))
    for (const [index, part] of parts.entries())
      expect((await publish(manifest, part, { shard: { number: index + 1, of: 2 } })).code).toBe(0)
    const whole = join(emptyFolder(), 'dist')
    const quiet = () => {}
    expect(await merge({ manifest, out: whole, json: true, print: quiet, note: quiet }, parts)).toBe(0)
    expect(differences(treeOf(whole), first)).toEqual([])
    for (const folder of [...parts, whole]) forget(folder)
  })

  test('lists the variants that would come and go in a plan, without making them', { tags: ['soak'] }, async () => {
    const plan = (env = {}) => command(['plan', '--manifest', manifest, '--out', out], env)
    expect((await plan()).out).not.toContain('photos/')
    const about = join(manifest, 'pages/about.yaml')
    const text = readFileSync(about, 'utf8')
    writeFileSync(about, text.replaceAll('file: slit-lamp.jpg', 'file: slit-lamp.jpg, quality: 70'))
    const { code, out: told } = await plan(withoutSharp)
    expect(code).toBe(10)
    expect(told.match(/[+-] photos\/slit-lamp-/g)!.length).toBeGreaterThan(1)
    writeFileSync(about, text)
  })
})

const formatOf = (file: string) => file.split('.')[1]!.replace('jpg', 'jpeg') as Format
