// What the editor in the browser and the development server agree on. Nothing of it is published.

/** Where the editor's requests go. */
export const studioPath = '/__studio/'

/** The header that carries the token of the run: no other site can read it, or send it unasked. */
export const tokenHeader = 'x-studio-token'

/** While this cookie is set, pages are sent with marked texts. */
export const editCookie = 'sightline-edit'

/** A text of the manifest: its file, and the keys and list indexes that lead to it. */
export interface TextPlace {
  file: string
  path: readonly (string | number)[]
}

/** `pages/about.yaml#/en/sections/0/heading`. */
export const writePlace = ({ file, path }: TextPlace): string =>
  `${file}#${path.map((step) => `/${encodeURIComponent(step)}`).join('')}`

/** The opposite of `writePlace`. A key of digits is taken for a list index: the manifest has no such keys. */
export function readPlace(place: string): TextPlace {
  const [file = '', path = ''] = place.split('#')
  const steps = path.split('/').slice(1).map(decodeURIComponent)
  return { file, path: steps.map((step) => (/^\d+$/.test(step) ? Number(step) : step)) }
}

/** What may be asked of the development server, and what it answers. */
export interface StudioApi {
  /** A text of the manifest, in every language. */
  text: { asks: { place: string }; answers: TextInfo }
  /** The words of a page that it does not show: what search engines and other pages say about it. */
  unseen: { asks: { url: string }; answers: { texts: { name: string; place: string; text: string }[] } }
  /** What saving would bring: nothing is written. */
  try: { asks: { changes: Change[] }; answers: Trial }
  save: { asks: { changes: Change[] }; answers: Saved }
  saves: { asks: Record<never, never>; answers: { saves: Save[] } }
  undo: { asks: { id: string }; answers: { saves: Save[] } }
  plan: { asks: Record<never, never>; answers: { text: string; git?: GitState } }
  commit: { asks: { branch: string; message: string }; answers: { branch: string; commit: string; files: string[] } }
  pages: { asks: Record<never, never>; answers: { pages: PageState[] } }
  /** `x` and `y` are a point of the area map, in the units of its drawing. */
  nearby: { asks: { x?: number; y?: number }; answers: { places: NearbyPlace[] } }
  city: { asks: { name: string }; answers: Saved & { url?: string } }
}

export type StudioCall = keyof StudioApi

/** Whether a call changes files of the manifest. */
export const isWrite = (call: string): boolean => /^(save|undo|city)$/.test(call)

/** What any call answers when it is refused: a sentence for the person at the screen. */
export interface Refusal {
  error: string
  /** The problems that a change would bring. */
  problems?: Problem[]
  /** The text as it is on disk now, where it is not the one that was changed. */
  now?: string
}

/** A new value of a text. `before` is what it replaces: if that is no longer there, nothing is written. */
export interface Change {
  place: string
  before: string
  text: string
}

export interface TextInfo {
  place: string
  /** One for each language of the site, the default one first; a single one for what has no language. */
  texts: TextIn[]
  /** The most characters it may have. */
  limit?: number
}

export interface TextIn {
  language: string
  name: string
  direction: 'ltr' | 'rtl'
  place: string
  file: string
  line: number
  /** Missing while it is not written in this language. */
  text?: string
}

/** The parts of a problem that are shown; see generator/problems/problems.ts. */
export interface Problem {
  severity: 'error' | 'warning'
  code: string
  file: string
  line: number
  message: string
  fix: string
}

export interface Trial {
  /** Those that the manifest does not have yet. */
  problems: Problem[]
  texts: { place: string; shown: ShownPiece[]; reading?: Reading }[]
}

/** A piece of a text as a visitor reads it. */
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
  problems: Problem[]
}

/** What was saved, for the list from which it is undone. */
export interface Save {
  id: string
  /** When, in ISO 8601. */
  at: string
  /** The first words that were changed, and the file. */
  what: string
  files: string[]
}

export interface GitState {
  branch: string
  /** The files of the manifest that differ from the last commit. */
  files: string[]
}

export interface PageState {
  url: string
  kind: string
  language: string
  state: string
  heading: string
  place: string
  line: number
  /** When the next review is due, as a day; only on pages that are reviewed. */
  reviewDue?: string
  isOverdue?: boolean
  /** The share of its words that stands on no other page of its family, 0 to 1. */
  ownShare?: number
  errors: number
  warnings: number
}

export interface NearbyPlace {
  name: string
  /** As the crow flies, from the point that was asked for or from the office. */
  miles: number
}
