import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isInner } from './mount-point.ts'

/** Every file below `folder`, relative to it, and every empty folder, with a slash at its end. Skips stage and lock. */
export function listFiles(folder: string, path = ''): string[] {
  const entries = readdirSync(join(folder, path), { withFileTypes: true }).filter(({ name }) => !isInner(name))
  if (entries.length === 0 && path !== '') return [path]
  return entries.flatMap((entry) =>
    entry.isDirectory() ? listFiles(folder, `${path}${entry.name}/`) : [`${path}${entry.name}`],
  )
}
