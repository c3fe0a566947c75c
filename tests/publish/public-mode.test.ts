import { chmodSync, lstatSync, mkdirSync, readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { readDraft, withMenuLink, writeDraft } from '../support/draft.ts'
import { forget, publish } from '../support/published.ts'
import { emptyFolder, world } from '../support/world.ts'

const draft = readDraft(world('base'))
let manifest: string
let out: string
beforeEach(() => {
  const place = realpathSync(emptyFolder())
  ;[manifest, out] = [join(place, 'manifest'), join(place, 'dist')]
  writeDraft(draft, manifest)
  return () => forget(out)
})

/** Publishes under this umask. */
async function publishUnder(umask: number, options = {}) {
  const before = process.umask(umask)
  try {
    expect((await publish(manifest, out, options)).code).toBe(0)
  } finally {
    process.umask(before)
  }
}

const modeOf = (file: string) => lstatSync(join(out, file)).mode & 0o777

/** The modes of everything in the published folder, as sets. */
function modes() {
  const all = readdirSync(out, { recursive: true, withFileTypes: true }).map((entry) => {
    const path = join(entry.parentPath, entry.name)
    return `${entry.isDirectory() ? 'folder' : 'file'} ${(lstatSync(path).mode & 0o777).toString(8)}`
  })
  return [...new Set(all)].sort()
}

describe('a published site', () => {
  it.each([
    ['in place', {}],
    ['as a release', { atomic: true }],
  ])('can be read by any web server, whoever publishes it: %s', async (_, options) => {
    await publishUnder(0o022, options)
    writeDraft(withMenuLink(draft, 'Changed'), manifest)
    await publishUnder(0o077, options)
    expect(modes()).toEqual(['file 644', 'folder 755'])
  })

  it('can be read even if the first to publish it keeps new files private', async () => {
    await publishUnder(0o077)
    expect(modes()).toEqual(['file 644', 'folder 755'])
    expect(modeOf('.')).toBe(0o755)
  })

  it('can be reached even if the folder around it is new, too', async () => {
    out = join(out, 'new/dist')
    await publishUnder(0o077)
    expect([modeOf('../..'), modeOf('..'), modeOf('.')]).toEqual([0o755, 0o755, 0o755])
  })

  it('can be changed by a group that publishes together', async () => {
    await publishUnder(0o002)
    expect(modes()).toEqual(['file 664', 'folder 775'])
  })

  it('can be read again after --force', { tags: ['soak'] }, async () => {
    await publishUnder(0o022)
    chmodSync(join(out, 'about.html'), 0o600)
    await publishUnder(0o022, { force: true })
    expect(modeOf('about.html')).toBe(0o644)
  })

  it('stays in a folder that others may not enter, if that was there before', async () => {
    mkdirSync(out, { mode: 0o700 })
    await publishUnder(0o022)
    expect(modeOf('.')).toBe(0o700)
  })
})
