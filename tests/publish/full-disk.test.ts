import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { refuseFullDisk } from '../../generator/publish/space.ts'
import { clearStage, noSpace, stageFolder } from '../../generator/publish/stage.ts'
import { replaceInFs } from '../support/replace-in-fs.ts'
import { emptyFolder } from '../support/world.ts'

/**
 * Tries to publish two files, each a byte larger than 250 blocks, one of which could not be staged on a disk with this
 * room. The other has taken all space it had.
 */
function publishOnto(disk: { bavail: number; files: number; ffree: number }) {
  const out = join(emptyFolder(), 'dist')
  clearStage(out)
  const bavail = () => (existsSync(stageFolder(out)) ? 0 : disk.bavail)
  onTestFinished(replaceInFs('statfsSync', () => ({ bsize: 4096, ...disk, bavail: bavail() })))
  const record = (time: number) => ({ key: '', hash: '', size: 1_024_001, time })
  const files = new Map([
    ['about.html', record(1)],
    ['es/about.html', record(noSpace)],
  ])
  refuseFullDisk(out, [...files.keys()], files)
}

describe('a disk that does not take all files', () => {
  it('lacks space, if it has less than they need', () => {
    expect(() => publishOnto({ bavail: 300, files: 900, ffree: 1 })).toThrow(
      /^ENOSPC: the new files need 2\.1 MB, and .+ has 1\.2 MB free$/,
    )
  })

  it('lacks inodes, if it has fewer than there are files and folders', () => {
    expect(() => publishOnto({ bavail: 9000, files: 900, ffree: 2 })).toThrow(
      /^ENOSPC: there are 3 new files and folders, and .+ has inodes for 2 more$/,
    )
  })

  it('does not lack inodes, if it makes them as it needs them', () => {
    expect(() => publishOnto({ bavail: 9000, files: 0, ffree: 0 })).toThrow(/^ENOSPC: the new files need 2\.1 MB/)
  })
})
