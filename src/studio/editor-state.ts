import type { Lists } from '../shared/studio.ts'
import { readStored, store } from '../storage.ts'
import { withBlanksOf } from './blanks.ts'
import type { Edge, Side } from './panel.tsx'

// What is open and not yet saved. It follows the tab from page to page and ends with it.

/** A text as it was when opened, and as it should become. */
export interface Draft {
  before: string
  text: string
  lists?: Lists | undefined
}

/** A new entry of a list: what has been typed for it, by language and key, and the lists that led to its neighbor. */
export interface NewEntry {
  texts: Readonly<Record<string, string>>
  lists?: Lists | undefined
}

/** A draft, with where its text was. */
export type SetAside = Draft & { place: string }

type View = (Opened & Where) | { name: Tool }

type Opened =
  | { name: 'text' | 'entry' | 'removal'; place: string; lists?: Lists | undefined }
  | ({ name: 'words' } & Words)

/** Clicked words that no single text holds, and those of the list item, row or the like that they are in. */
export interface Words {
  words: string
  around: string
}

/** Where a panel is so that it does not cover what was clicked. */
export interface Where {
  side: Side
  edge: Edge
}

export type Tool = 'texts' | 'pages' | 'changes' | 'cities'

export interface EditorState {
  view?: View | undefined
  /** By the place of their text. */
  drafts: Record<string, Draft>
  /** By the place of the text that they were begun from. */
  entries?: Readonly<Record<string, NewEntry>>
  /** Drafts whose text no longer exists. */
  aside?: readonly SetAside[]
  /** Where the cursor was in a text when the page was left. */
  caret?: { place: string; start: number; end: number } | undefined
  /** What was typed into the commit form. Its fields start with a proposal. */
  commit?: { branch?: string; message?: string } | undefined
  /** A sentence next to the tools, on the next page too: what was saved or discarded, and what its button takes back. */
  said?: { text: string; takeBack?: TakeBack } | undefined
}

type Discarded = Pick<EditorState, 'drafts' | 'entries'>

/** A save, by its id; `isUndo` if it was the undo of one. Or what was discarded. */
export type TakeBack = { save: string; isUndo: boolean } | { discarded: Discarded }

const key = 'sightline-studio'

let state: EditorState = read()
const listeners = new Set<() => void>()

export const readState = (): EditorState => state

export function changeState(change: Partial<EditorState>): void {
  state = { ...state, ...change }
  store('session', key, JSON.stringify(state))
  for (const listener of listeners) listener()
}

export function watchState(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** A point of the window. */
type Point = Pick<MouseEvent, 'clientX' | 'clientY'>

/** Opens a text that was clicked at this point. `control` is the link or button that its words are on. */
export const openText = (place: string, at?: Point, control?: HTMLElement): void =>
  open({ name: 'text', place }, at, control)

/** Opens a list of what clicked words are made of, if no single text holds them. */
export const openWords = (clicked: Words, at: Point, control?: HTMLElement): void =>
  open({ name: 'words', ...clicked }, at, control)

function open(what: Opened, { clientX, clientY } = { clientX: 0, clientY: 0 }, control?: HTMLElement): void {
  // While a modal dialog is open nothing outside it can be used, not even the panel.
  document.querySelector<HTMLDialogElement>('dialog:modal')?.close()
  opened = { of: what.name === 'words' ? what.words : what.place, control }
  const side = clientX > innerWidth / 2 ? 'left' : 'right'
  // In a narrow window, the tools below the panel make the middle higher.
  const edge = clientY > innerHeight * 0.45 ? 'top' : 'bottom'
  changeState({ view: { ...what, side, edge }, said: undefined })
}

/** Opens the text that the clicked words come from, in their panel's place. */
export function openHolder(place: string): void {
  if (state.view?.name !== 'words') return
  const { side, edge } = state.view
  opened = { of: place, control: opened?.control }
  changeState({ view: { name: 'text', place, side, edge } })
}

let opened: { of: string; control: HTMLElement | undefined } | undefined

/** The link or button that was clicked to open a text or words, as long as it is on the page. */
export const controlOf = (of: string): HTMLElement | undefined =>
  opened?.of === of && opened.control?.isConnected ? opened.control : undefined

/** Whether a draft differs from what it replaces by more than blanks around it. */
export const isUnsaved = ({ before, text }: Draft): boolean => withBlanksOf(before, text) !== before

export const countUnsaved = ({ drafts, entries = {}, aside = [] }: EditorState): number =>
  Object.values(drafts).filter(isUnsaved).length + Object.keys(entries).length + aside.length

/** Opens the form for an entry that is added next to the one that a text is in. */
export const openEntry = (place: string, lists: Lists | undefined): void => openBeside('entry', place, lists)

/** Opens the question whether to remove the entry that a text is in. */
export const openRemoval = (place: string, lists: Lists | undefined): void => openBeside('removal', place, lists)

/** Opens a panel about the entry of a text, in the place of that text's panel. */
function openBeside(name: 'entry' | 'removal', place: string, lists: Lists | undefined): void {
  const { side, edge } = state.view?.name === 'text' ? state.view : ({ side: 'right', edge: 'bottom' } as const)
  changeState({ view: { name, place, lists, side, edge }, said: undefined })
}

/** Keeps what was typed for a new entry. One without any text is dropped. */
export function keepEntry(place: string, entry: NewEntry | undefined): void {
  const { [place]: _, ...others } = state.entries ?? {}
  const isEmpty = Object.values(entry?.texts ?? {}).every((text) => text.trim() === '')
  changeState({ entries: entry === undefined || isEmpty ? others : { ...others, [place]: entry } })
}

/** Keeps what was typed. Text that is unchanged from `before` is not a draft. */
export function keepDraft(place: string, draft: Draft | undefined): void {
  const { [place]: _, ...others } = state.drafts
  changeState({ drafts: draft === undefined || draft.text === draft.before ? others : { ...others, [place]: draft } })
}

/** Drops what was typed, and offers to restore it next to the tools: Ctrl+Z in the field does not bring it back. */
export function discard(places: readonly string[]): void {
  const isDropped = ([place]: [string, Draft]) => places.includes(place)
  const drafts = Object.entries(state.drafts)
  changeState({
    drafts: Object.fromEntries(drafts.filter((each) => !isDropped(each))),
    said: { text: 'Discarded.', takeBack: { discarded: { drafts: Object.fromEntries(drafts.filter(isDropped)) } } },
  })
}

/** Drops a draft whose text no longer exists. */
export const dropAside = (dropped: SetAside): void =>
  changeState({ aside: state.aside?.filter((each) => each !== dropped) ?? [] })

/** Drops what was typed for a new entry, and offers to restore it in the same way. */
export function discardEntry(place: string): void {
  const { [place]: dropped, ...others } = state.entries ?? {}
  if (dropped === undefined) return
  const takeBack = { discarded: { drafts: {}, entries: { [place]: dropped } } }
  changeState({ entries: others, said: { text: 'Discarded.', takeBack } })
}

export function restore({ drafts, entries }: Discarded): void {
  changeState({
    drafts: { ...drafts, ...state.drafts },
    entries: { ...entries, ...state.entries },
    said: undefined,
  })
}

function read(): EditorState {
  try {
    return { drafts: {}, ...(JSON.parse(readStored('session', key) ?? '{}') as Partial<EditorState>) }
  } catch {
    return { drafts: {} }
  }
}
