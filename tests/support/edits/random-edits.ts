import { diceFrom } from '../dice.ts'
import { type Draft, forgetImpossibleDrives } from '../draft.ts'
import { editsOfLists } from './edits-of-lists.ts'
import { editsOfLooks } from './edits-of-looks.ts'
import { editsOfPages } from './edits-of-pages.ts'
import { editsOfPlaces } from './edits-of-places.ts'
import { editsOfSettings } from './edits-of-settings.ts'

/** One edit, as two values so that fast-check can shrink it: its kind, and a seed that decides where and how. */
export interface Edit {
  kind: EditKind
  seed: number
}

const edits = { ...editsOfPlaces, ...editsOfLists, ...editsOfPages, ...editsOfLooks, ...editsOfSettings }

export type EditKind = keyof typeof edits
export const editKinds = Object.keys(edits) as EditKind[]

/** The draft after the edit. An edit that does not apply changes nothing. */
export function edited(draft: Draft, { kind, seed }: Edit): Draft {
  const copy = structuredClone(draft)
  edits[kind](copy, diceFrom(seed))
  forgetImpossibleDrives(copy)
  const isSame = (file: string) => JSON.stringify(copy[file]) === JSON.stringify(draft[file])
  return Object.fromEntries(Object.keys(copy).map((file) => [file, isSame(file) ? draft[file] : copy[file]]))
}
