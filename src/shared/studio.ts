// The contract between the editor in the browser and the development server. None of it is published.

/** Where the editor's requests go. */
export const studioPath = '/__studio/'

/** The header with this run's token. Other sites can neither read it nor send it. */
export const tokenHeader = 'x-studio-token'

/** While this cookie is set, pages are sent with marked texts. */
export const editCookie = 'sightline-edit'

/** A text of the manifest: its file, and the keys and list indexes that lead to it. */
export interface TextPlace {
  file: string
  path: readonly (string | number)[]
}

/**
 * The lists that lead to a text, from the outermost to its own, each as the fingerprints of its entries. With them a text
 * is found again where entries were added, removed or moved since.
 */
export type Lists = readonly (readonly string[])[]

/** A text as it was when opened. */
export interface Spot {
  place: string
  /** Absent where no list leads to the text. */
  lists?: Lists | undefined
}

/** For example `pages/about.yaml#/en/sections/0/heading`. */
export const writePlace = ({ file, path }: TextPlace): string =>
  `${file}#${path.map((step) => `/${encodeURIComponent(step)}`).join('')}`

/** The inverse of `writePlace`. A key of digits is read as a list index: the manifest has no such keys. */
export function readPlace(place: string): TextPlace {
  const [file = '', path = ''] = place.split('#')
  const steps = path.split('/').slice(1).map(decodeURIComponent)
  return { file, path: steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step)) }
}

/** The development server's calls and their answers. */
export interface StudioApi {
  /** A text of the manifest, in every language. */
  text: { asks: Spot; answers: TextInfo }
  /**
   * The values behind words on a page that no single text holds. `around` is the text of the list item, row or the like
   * that they are in.
   */
  holders: {
    asks: { words: string; around: string; url: string; language: string }
    answers: { holders: Holder[]; isWhole: boolean }
  }
  /** Where texts are now: null for one that no longer exists. If its file cannot be read, a text stays where it was. */
  find: { asks: { spots: Spot[] }; answers: { spots: (Spot | null)[] } }
  /** Texts about a page that only search engines and other pages show, such as its description. */
  unseen: { asks: { url: string }; answers: { texts: { name: string; place: string; text: string }[] } }
  /** A dry run: shows what saving would do, and writes nothing. */
  try: { asks: { changes: Change[] }; answers: Trial }
  save: { asks: { changes: Change[] }; answers: Saved }
  /** What to write for another entry of the list that a text is in. */
  entry: { asks: Spot; answers: EntryForm }
  /** Adds that entry after the text's own. `texts` are by language and key: `en/question`. */
  add: { asks: Spot & { texts: Record<string, string> }; answers: Saved }
  /** What goes if the entry that a text is in is removed. */
  removal: { asks: Spot; answers: Removal }
  /** Removes that entry. If the file no longer has the one that was shown, nothing is written. */
  remove: { asks: Spot & Pick<Removal, 'fingerprint'> & OpenPage; answers: Saved & PageInstead }
  saves: { asks: Record<never, never>; answers: { saves: Save[] } }
  /** `done` is the undo or, if an undo was undone, the redone save. */
  undo: { asks: { id: string } & OpenPage; answers: { done: Save } & PageInstead }
  /** `counts` is the plan's first line: absent where nothing is published, since every page would count as new. */
  plan: { asks: Record<never, never>; answers: { text: string; counts?: string; git: GitState | Refusal } }
  commit: { asks: { branch: string; message: string }; answers: { branch: string; commit: string; files: string[] } }
  pages: { asks: Record<never, never>; answers: { pages: PageRow[] } }
  /** `x` and `y` are a point on the area map, in the drawing's units. */
  nearby: { asks: { x?: number; y?: number }; answers: { places: NearbyPlace[] } }
  /** `doubts` are sentences about its name: nothing else on the page shows that one was misspelled. */
  city: { asks: { name: string }; answers: { save: Save; doubts: string[]; url?: string } }
}

export type StudioCall = keyof StudioApi

interface OpenPage {
  /** The address of the page that is open. */
  url: string
}

interface PageInstead {
  /** The page to open if the open one no longer exists. */
  instead?: string | undefined
}

/** Whether a call changes the manifest's files. */
export const isWrite = (call: string): boolean => writes.includes(call)

const writes: readonly string[] = ['save', 'undo', 'city', 'add', 'remove'] satisfies StudioCall[]

/** The answer to any refused call: a sentence for the person at the screen. */
export interface Refusal {
  error: string
  /** The problems that the change would cause. */
  problems?: readonly ToldProblem[]
  /** The text as it is on disk now, if it is not the one that was changed. */
  now?: string
  /** Whether the text that it is about is gone. */
  isGone?: boolean
}

/** Why texts with an error are not saved. Their problems say more. */
export const wouldBreak = 'This would break the site, so it was not saved.'

/** A new value for a text. `before` is the value it replaces: if the file no longer has that, nothing is written. */
export interface Change extends Spot {
  before: string
  text: string
}

/** A value of the manifest that words on a page come from. */
export interface Holder {
  place: string
  file: string
  line: number
  text: string
  /** The sort of thing whose name it is, as commands call it, if the addresses of its pages come from it. */
  thing: string | undefined
}

export interface TextInfo {
  /** Where it is now. */
  place: string
  /** One per language of the site, the default language first. A single one if the text has no language. */
  texts: TextIn[]
  /** Whether it is a word of the interface, which any number of pages may have. */
  isShared?: true
  /** Whether the file marks it, or what it is part of, as a placeholder, or says who has confirmed it. */
  standing?: 'placeholder' | 'confirmed'
  /** The maximum number of characters. */
  limit?: number
  /** What is added to the list that it is in, if the page can do that: `question`. */
  adds?: string
  /** What is removed from it, together with this text. */
  removes?: string
}

/** What a new entry of a list consists of. */
export interface EntryForm {
  /** What such an entry is called: `question`. */
  what: string
  parts: EntryPart[]
}

/** The texts of an entry in one language, or those that all languages share. */
export interface EntryPart {
  /** The first of the site for those that are shared. */
  language: string
  name: string
  direction: 'ltr' | 'rtl'
  fields: EntryField[]
}

export interface EntryField {
  /** Its key in the file. An entry that is a single text has none. */
  key: string
  hint: string
}

/** The entry of a list that a text is in, in each language in which it is removed. */
export interface Removal {
  /** What such an entry is called: `question`. */
  what: string
  parts: (Omit<EntryPart, 'fields'> & { text: string })[]
  /** The names of the languages whose lists differ so much that its counterpart there is uncertain. It stays. */
  kept: string[]
  /** What it is now, in all these languages. */
  fingerprint: string
  /** The command that also keeps the addresses of its pages working. */
  command?: string
}

export interface TextIn extends Spot {
  language: string
  name: string
  direction: 'ltr' | 'rtl'
  file: string
  line: number
  /** Absent until the text is written in this language. */
  text?: string
}

/** The parts of a problem that are shown, see generator/problems/problems.ts. */
export interface ToldProblem {
  severity: 'error' | 'warning'
  code: string
  file: string
  line: number
  message: string
  fix: string
  /** The changed text that it is in, if any. */
  place?: string
  /** That text, and what it becomes with the fix made, where that needs no decision. */
  mended?: { from: string; to: string }
  /** How many more are like it elsewhere, and where. */
  more?: string
  /** Whether the text already has it: then it does not block saving. */
  isOlder?: boolean
}

export interface Trial {
  /** Those that the changes would cause, and those that the texts already have. */
  problems: ToldProblem[]
  texts: { place: string; shown: ShownPiece[]; reading?: Reading }[]
}

/** A piece of a text as visitors read it. */
export interface ShownPiece {
  text: string
  as?: 'strong' | 'link'
}

export interface Reading {
  scale: string
  level: number
  limit: number
  isHard: boolean
}

export interface Saved {
  save: Save
  problems: ToldProblem[]
}

/** A save, as listed for undoing. */
export interface Save {
  id: string
  /** The time, in ISO 8601. */
  at: string
  /** The first changed words, and the file. */
  what: string
  files: string[]
  /** Whether it is the undo of a save: undoing it redoes the save. */
  isUndo?: boolean
}

export interface GitState {
  branch: string
  /** A name for a new branch that none has yet. */
  newBranch: string
  /** The manifest's files that differ from the last commit. */
  files: string[]
}

/** A page, and what is left to do on it. */
export interface PageRow {
  url: string
  kind: string
  language: string
  state: string
  heading: string
  place: string
  line: number
  /** The day the next review is due. Only on pages that are reviewed. */
  reviewDue?: string
  isOverdue?: boolean
  /** The share of its words that is on no other page of its family, 0 to 1. */
  ownShare?: number
  problems: Pick<ToldProblem, 'severity' | 'line' | 'message'>[]
}

export interface NearbyPlace {
  name: string
  /** As the crow flies, from the given point or from the office, in the unit of the practice: `2.4 mi`. */
  distance: string
}
