import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { Dice } from './dice.ts'

/** What disks, crashes and other programs do to a cache file. */
export const damages = {
  'is gone': (path) => rmSync(path),
  'is cut short': (path, dice) => truncateSync(path, dice.below(statSync(path).size)),
  'has one byte that is another': (path, dice) => {
    const bytes = readFileSync(path)
    const at = dice.below(bytes.length)
    bytes[at] = bytes[at]! ^ (1 + dice.below(255))
    rewrite(path, bytes)
  },
  'is a folder': (path) => {
    rmSync(path)
    mkdirSync(path)
  },
} satisfies Record<string, (path: string, dice: Dice) => void>

export type Damage = keyof typeof damages
export const damageKinds = Object.keys(damages) as Damage[]

/** Replaces the bytes of a file and restores its atime and mtime. */
export function rewrite(path: string, bytes: Uint8Array): void {
  const { atime, mtime } = statSync(path)
  writeFileSync(path, bytes)
  utimesSync(path, atime, mtime)
}

/** All files of a kind, those inside its folders included. Source maps are left out: only debuggers load them. */
export const filesOfKind = (cache: string, kind: string): string[] =>
  readdirSync(join(cache, kind), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
