import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import type { Dice } from './dice.ts'

/** What disks, crashes and other programs do to a cache file. */
export const damages = {
  'is gone': (path) => rmSync(path),
  'is cut short': (path, dice) => truncateSync(path, dice.below(statSync(path).size)),
  'has one changed byte': (path, dice) => {
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

/** The same, and rarer kinds. */
export const anyDamages: readonly ((path: string, dice: Dice) => void)[] = [
  ...Object.values(damages),
  // As file systems leave a file that was being written during a power failure.
  (path) => rewrite(path, Buffer.alloc(statSync(path).size)),
  // A copy went wrong.
  (path, dice) => copyFileSync(dice.pick(filesBeside(path))!, path),
  (path) => writeFileSync(path, 'more', { flag: 'a' }),
  // A broken symlink.
  (path) => {
    rmSync(path)
    symlinkSync(`${path}.moved`, path)
  },
]

const filesBeside = (path: string) =>
  readdirSync(dirname(path), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => join(dirname(path), name))

/** Replaces the bytes of a file and restores its atime and mtime. */
export function rewrite(path: string, bytes: Uint8Array): void {
  const { atime, mtime } = statSync(path)
  writeFileSync(path, bytes)
  utimesSync(path, atime, mtime)
}

/** All files of a kind, including those in its folders, except source maps, which only debuggers load. */
export const filesOfKind = (cache: string, kind: string): string[] =>
  readdirSync(join(cache, kind), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.map'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
