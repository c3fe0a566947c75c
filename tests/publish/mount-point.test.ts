import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { isMountPoint } from '../../generator/publish/mount-point.ts'
import { replaceInFs } from '../support/replace-in-fs.ts'
import { emptyFolder } from '../support/world.ts'

describe('a mount point', () => {
  it('is a folder on another disk than the one it is in, even where the system lists no mount points', () => {
    const refuse = () => {
      throw new Error('ENOENT')
    }
    onTestFinished(replaceInFs('readFileSync', refuse))
    expect(isMountPoint('/proc')).toBe(true)
  })

  it('is a folder that is bound from the same disk, even if its name has spaces', () => {
    const folder = join(emptyFolder(), 'the web site')
    mkdirSync(folder)
    expect(isMountPoint(folder)).toBe(false)
    const mounts = `36 35 8:1 /www ${folder.replaceAll(' ', '\\040')} rw - ext4 /dev/sda1 rw\n`
    onTestFinished(replaceInFs('readFileSync', () => mounts))
    expect(isMountPoint(folder)).toBe(true)
    expect(isMountPoint(join(folder, '..'))).toBe(false)
  })

  it('is not a folder that does not exist', () => {
    expect(isMountPoint(join(emptyFolder(), 'dist'))).toBe(false)
  })
})
