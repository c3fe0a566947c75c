// What is open and not yet saved. It follows the tab from page to page and ends with it.

/** A text as it was when opened, and as it should become. */
export interface Draft {
  before: string
  text: string
}

type View = { name: 'text'; place: string; side: 'left' | 'right' } | { name: Tool }

export type Tool = 'texts' | 'pages' | 'changes' | 'cities'

interface Desk {
  view?: View | undefined
  drafts: Record<string, Draft>
  /** A sentence beside the tools, on the next page too: what was saved, with an undo. */
  said?: { text: string; undo?: string } | undefined
}

const key = 'sightline-studio'

let desk: Desk = read()
const listeners = new Set<() => void>()

export const readDesk = (): Desk => desk

export function changeDesk(change: Partial<Desk>): void {
  desk = { ...desk, ...change }
  sessionStorage.setItem(key, JSON.stringify(desk))
  for (const listener of listeners) listener()
}

export function watchDesk(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Opens a text, on the side of the window where the panel does not cover what was clicked. */
export const openText = (place: string, x = 0): void =>
  changeDesk({ view: { name: 'text', place, side: x > innerWidth / 2 ? 'left' : 'right' }, said: undefined })

/** Keeps what was typed. Text that is unchanged from `before` is not a draft. */
export function keepDraft(place: string, draft: Draft | undefined): void {
  const { [place]: _, ...others } = desk.drafts
  changeDesk({ drafts: draft === undefined || draft.text === draft.before ? others : { ...others, [place]: draft } })
}

function read(): Desk {
  try {
    return { drafts: {}, ...(JSON.parse(sessionStorage.getItem(key) ?? '{}') as Partial<Desk>) }
  } catch {
    return { drafts: {} }
  }
}
