import { existsSync, mkdirSync, rmSync, statSync, symlinkSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Dice } from './dice.ts'
import { forget, treeOf } from './published.ts'

/** What other people and programs do to a published folder, and to the generator's record of it. */
const tamperings = {
  'delete a file': (out, file) => rmSync(join(out, file)),
  'delete a folder': (out, file) => {
    if (file.includes('/')) rmSync(join(out, dirname(file)), { recursive: true })
  },
  'delete everything': (out) => rmSync(out, { recursive: true }),
  'cut a file short': (out, file, dice) =>
    truncateSync(join(out, file), dice.below(2) * dice.below(statSync(join(out, file)).size)),
  'put other bytes of the same length into a file': (out, file) =>
    writeFileSync(join(out, file), Buffer.alloc(statSync(join(out, file)).size, 'x')),
  'add a file': (out, _, dice) => writeFileSync(join(out, `${dice.slug()}.html`), 'not ours'),
  'add a file beside another': (out, file) => writeFileSync(join(out, dirname(file), 'index.bak'), 'not ours'),
  'add a folder with a file in it': (out, _, dice) => {
    const folder = join(out, 'conditions', dice.slug(), 'deep')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'page.html'), 'not ours')
  },
  'add empty folders': (out, _, dice) => void mkdirSync(join(out, dice.slug(), 'deep'), { recursive: true }),
  'add a link': (out, _, dice) => symlinkSync('nowhere', join(out, dice.slug())),
  'touch a file': (out, file, dice) => utimesSync(join(out, file), dice.below(9999), dice.below(9999)),
  'lose the record': (out) => forget(out),
  'leave a stage behind': (out) => {
    mkdirSync(join(`${out}.next`, 'tree'), { recursive: true })
    writeFileSync(join(`${out}.next`, 'tree', 'index.html'), '<!doctype html><html><bo')
  },
} satisfies Record<string, (out: string, file: string, dice: Dice) => void>

export type Tampering = keyof typeof tamperings
export const tamperingKinds = Object.keys(tamperings) as Tampering[]

/** Tampers with a random file, never the home page: without that and a record, a folder is no longer known as ours. */
export function tamper(kind: Tampering, out: string, dice: Dice): void {
  if (!existsSync(out)) return
  const files = [...treeOf(out).keys()].filter((file) => !file.endsWith('/') && file !== 'index.html')
  tamperings[kind](out, dice.pick(files)!, dice)
}
