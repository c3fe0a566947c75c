// Not TypeScript, because sightline.mjs uses it before any is compiled.
import { existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

export function makeFolder(path) {
  if (existsSync(path)) return []
  // At the top, there may be no such drive.
  const above = dirname(path) === path ? [] : makeFolder(dirname(path))
  try {
    mkdirSync(path)
    return [...above, path]
  } catch (error) {
    // Another command was faster, or the path is a dangling symlink.
    if (error.code !== 'EEXIST' || !existsSync(path)) throw error
    return above
  }
}
