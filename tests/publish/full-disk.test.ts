import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { refuseFullDisk } from '../../generator/publish/space.ts'
import { noSpace } from '../../generator/publish/stage.ts'
import { emptyFolder } from '../support/world.ts'

/** Tries to publish two files of a megabyte, one of which could not be staged on a disk with this room. */
function publishOnto(disk: { bavail: number; files: number; ffree: number }) {
  const { statfsSync } = fs
  onTestFinished(() => set(statfsSync))
  set((() => ({ bsize: 4096, ...disk })) as unknown as typeof statfsSync)
  const record = (time: number) => ({ key: '', hash: '', size: 1_000_000, time })
  const files = new Map([
    ['about.html', record(1)],
    ['es/about.html', record(noSpace)],
  ])
  refuseFullDisk(join(emptyFolder(), 'dist'), [...files.keys()], files)
}

function set(statfsSync: typeof fs.statfsSync) {
  fs.statfsSync = statfsSync
  syncBuiltinESMExports()
}

describe('a disk that does not take all files', () => {
  it('lacks space, if it has less than they need', () => {
    expect(() => publishOnto({ bavail: 300, files: 900, ffree: 1 })).toThrow(
      /^ENOSPC: the new files need 2\.0 MB, and .+ has 1\.2 MB free$/,
    )
  })

  it('lacks inodes, if it has fewer than there are files and folders', () => {
    expect(() => publishOnto({ bavail: 9000, files: 900, ffree: 2 })).toThrow(
      /^ENOSPC: there are 3 new files and folders, and .+ has inodes for 2 more$/,
    )
  })

  it('does not lack inodes, if it makes them as it needs them', () => {
    expect(() => publishOnto({ bavail: 9000, files: 0, ffree: 0 })).toThrow(/^ENOSPC: the new files need 2\.0 MB/)
  })
})
