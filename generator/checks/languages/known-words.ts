import { ourLanguage } from '../../languages.ts'
import type { LooseManifest } from '../../parse/loose-manifest.ts'
import { labelGroups, starterWords } from '../../parse/own-words.ts'
import { asGroup, asList, type Group } from '../../read/raw-values.ts'

/** Groups of words about drawings, with the key of the pages that show them. */
export const drawings = { view: 'view', eye: 'eye', frames: 'wall' }

export interface KnownWords {
  /** Every word that a practice may have. */
  all: Group
  /** The words that this practice shows, with a label for each of its ids. */
  needed: Group
}

/** The interface words that the checks compare with, made from the reference file and the ids of this manifest. */
export function knownWords({ vertical, practice, lists, pages }: LooseManifest): KnownWords {
  const all = starterWords(ourLanguage)!
  const { appointment, contact } = all as Record<string, Group>
  const unused = Object.entries(drawings).filter(([, key]) => pages.every(({ group }) => group?.[key] === undefined))
  const needed: Group = {
    ...all,
    appointment: { ...appointment, visitTypes: labels(vertical.visitTypes) },
    contact: { ...contact, reasons: labels(vertical.contactReasons) },
    insurance: {
      ...withoutLabels('insurance', all),
      ...labels(asList(practice.insurers)?.map((each) => asGroup(each).id)),
    },
    signs: { ...withoutLabels('signs', all), ...labels(lists['signs.yaml'].map(({ value }) => value.about)) },
  }
  for (const [name] of unused) delete needed[name]
  return { all, needed }
}

/** The words in a group of labels that are not labels. */
const withoutLabels = (name: 'insurance' | 'signs', all: Group): Group =>
  Object.fromEntries(labelGroups[name]!.words.map((word) => [word, asGroup(all[name])[word]]))

const labels = (ids: readonly unknown[] = []): Group =>
  Object.fromEntries(ids.filter((id) => typeof id === 'string').map((id) => [id, '']))
