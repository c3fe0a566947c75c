import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, starterFolder } from '../folders.ts'
import type { LooseManifest } from '../parse/loose-manifest.ts'
import { wordsFile } from '../parse/schemas/index.ts'
import { asGroup, type Group } from '../read/raw-values.ts'
import { readYaml } from '../read/read-yaml.ts'

/** The file that has every interface word there is, from the root of the checkout. */
export const referenceFile = `${starterFolder}/${wordsFile('en')}`

/** Groups of labels whose keys are ids, with the file that lists the ids. */
export const idsFrom: ReadonlyMap<string, string> = new Map([
  ['appointment.visitTypes', 'vertical.yaml'],
  ['contact.reasons', 'vertical.yaml'],
  ['insurance', 'practice.yaml'],
  ['signs', 'signs.yaml'],
])

/** Groups of words about drawings, with the key of the pages that show them. */
const drawings = { view: 'view', eye: 'eye', frames: 'wall' }

export interface KnownWords {
  /** Every word that a practice may have. */
  all: Group
  /** Those that this practice shows, with a label for each of its ids. */
  needed: Group
}

export function knownWords({ vertical, practice, lists, pages }: LooseManifest): KnownWords {
  const all = readReference()
  const { appointment, contact, insurance, signs } = all as Record<string, Group>
  const unused = Object.entries(drawings).filter(([, key]) => pages.every(({ group }) => group?.[key] === undefined))
  const needed: Group = {
    ...all,
    appointment: { ...appointment, visitTypes: labels(vertical.visitTypes) },
    contact: { ...contact, reasons: labels(vertical.contactReasons) },
    insurance: { heading: insurance!.heading, note: insurance!.note, ...labels(valuesOf(practice.insurers, 'id')) },
    signs: { more: signs!.more, ...labels(lists['signs.yaml']?.map(({ value }) => value.about)) },
  }
  for (const [name] of unused) delete needed[name]
  return { all, needed }
}

let reference: Group | undefined

function readReference(): Group {
  reference ??= asGroup(readYaml(referenceFile, readFileSync(join(root, referenceFile), 'utf8')).value)
  return reference
}

const valuesOf = (list: unknown, key: string) => (Array.isArray(list) ? list.map((each) => asGroup(each)[key]) : [])

const labels = (ids: readonly unknown[] = []): Group =>
  Object.fromEntries(ids.filter((id) => typeof id === 'string').map((id) => [id, '']))
