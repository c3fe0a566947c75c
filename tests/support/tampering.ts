import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { pathOf } from '../../generator/cache/store.ts'
import { recordEntry } from '../../generator/publish/record.ts'
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
  'put another file in its place': (out, file, dice) => {
    // A file of the same size may also have the same mtime, and then passes for ours: the stand-ins for drawn pictures
    // are all as large, and an older site that is put back has times of whole milliseconds.
    const { size } = lstatSync(join(out, file))
    const other = dice.pick(filesOf(out).filter((each) => lstatSync(join(out, each)).size !== size))!
    cpSync(join(out, other), join(out, file), { preserveTimestamps: true })
  },
  'make a file a folder': (out, file) => {
    rmSync(join(out, file))
    mkdirSync(join(out, file))
    writeFileSync(join(out, file, 'index.html'), 'not ours')
  },
  'make a file a link to a copy of it': (out, file) => {
    const copy = `${out}.copy`
    rmSync(copy, { force: true })
    renameSync(join(out, file), copy)
    symlinkSync(copy, join(out, file))
  },
  'add a file': (out, _, dice) => writeFileSync(join(out, `${dice.slug()}.html`), 'not ours'),
  'add a file next to another': (out, file) => writeFileSync(join(out, dirname(file), 'index.bak'), 'not ours'),
  'add a folder with a file in it': (out, _, dice) => {
    const folder = join(out, 'conditions', dice.slug(), 'deep')
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'page.html'), 'not ours')
  },
  'add empty folders': (out, _, dice) => void mkdirSync(join(out, dice.slug(), 'deep'), { recursive: true }),
  'add a link': (out, _, dice) => symlinkSync('nowhere', join(out, dice.slug())),
  'touch a file': (out, file, dice) => utimesSync(join(out, file), dice.below(9999), dice.below(9999)),
  'lose the record': (out) => forget(out),
  'damage the record': (out, _, dice) => {
    const path = pathOf(recordEntry(out))
    if (existsSync(path)) truncateSync(path, dice.below(statSync(path).size))
  },
  'put an older record back': (out) => putOlderRecordBack(out),
  'put an older site back': (out) => putOlderSiteBack(out),
  'put an older site and its record back': (out) => {
    putOlderSiteBack(out)
    putOlderRecordBack(out)
  },
  'leave a stage behind': (out) => {
    mkdirSync(join(`${out}.next`, 'tree'), { recursive: true })
    writeFileSync(join(`${out}.next`, 'tree', 'index.html'), '<!doctype html><html><bo')
  },
} satisfies Record<string, (out: string, file: string, dice: Dice) => void>

export type Tampering = keyof typeof tamperings
export const tamperingKinds = Object.keys(tamperings) as Tampering[]

const olderSite = (out: string) => `${out}.older`
const olderRecord = (out: string) => `${out}.older-record`

/** Saves the site and its record, as a backup would, unless an older backup exists. */
function keepOlder(out: string): void {
  const record = pathOf(recordEntry(out))
  if (!existsSync(olderSite(out))) cpSync(out, olderSite(out), { recursive: true, preserveTimestamps: true })
  if (!existsSync(olderRecord(out)) && existsSync(record)) cpSync(record, olderRecord(out))
}

function putOlderSiteBack(out: string): void {
  rmSync(out, { recursive: true })
  renameSync(olderSite(out), out)
}

function putOlderRecordBack(out: string): void {
  if (!existsSync(olderRecord(out))) return
  cpSync(olderRecord(out), pathOf(recordEntry(out)))
  rmSync(olderRecord(out))
}

const filesOf = (out: string) => [...treeOf(out).keys()].filter((file) => !file.endsWith('/') && file !== 'index.html')

/** Tampers with a random file but the home page: without it and a record, a folder is not recognized as ours. */
export function tamper(kind: Tampering, out: string, dice: Dice): void {
  if (!existsSync(out)) return
  keepOlder(out)
  tamperings[kind](out, dice.pick(filesOf(out))!, dice)
}
