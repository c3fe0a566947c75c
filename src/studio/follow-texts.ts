import type { Spot } from '../shared/studio.ts'
import { call } from './call.ts'
import { changeState, type EditorState, isUnsaved, readState, type SetAside } from './editor-state.ts'

/** Moves the open text and all drafts to where their texts are now, after their files have changed. */
export async function followTexts(): Promise<void> {
  const spots = spotsOf(readState())
  if (spots.length === 0) return
  const found = await call('find', { spots })
  if (!found.ok) return
  const now = new Map(spots.map((spot, index) => [keyOf(spot), found.answer.spots[index] ?? null]))
  changeState(moved(readState(), now))
}

/** Identifies a spot of the request. */
export const keyOf = ({ place, lists }: Spot) => JSON.stringify([place, lists])

function spotsOf({ drafts, aside = [], view }: EditorState): Spot[] {
  const typed = Object.entries(drafts).map(([place, { lists }]) => ({ place, lists }))
  const open = view?.name === 'text' ? [{ place: view.place, lists: view.lists }] : []
  return [...typed, ...aside.map(({ place, lists }) => ({ place, lists })), ...open]
}

/**
 * The state with every text where it is `now`, by its `keyOf`. A draft whose text no longer exists, or already has a
 * draft, is set aside. It is restored once its text exists again, for example after switching branches and back.
 */
export function moved(
  { drafts, aside = [], view, caret, said }: EditorState,
  now: ReadonlyMap<string, Spot | null>,
): EditorState {
  // A text opened since the request is not in the answer: it stays where it is.
  const spotNow = ({ place, lists }: Spot) => {
    const found = now.get(keyOf({ place, lists }))
    return found === undefined ? { place, lists } : found
  }
  const kept: EditorState['drafts'] = {}
  const gone: SetAside[] = []
  const places = new Map<string, string>()
  for (const draft of [...Object.entries(drafts).map(([place, each]) => ({ ...each, place })), ...aside]) {
    const { place, ...own } = draft
    const spot = spotNow(draft)
    if (spot !== null && !(spot.place in kept)) {
      kept[spot.place] = { ...own, lists: spot.lists }
      places.set(place, spot.place)
    } else if (isUnsaved(draft)) gone.push(draft)
  }
  const isNews = gone.some((draft) => !aside.includes(draft))
  const isBack = gone.length < aside.length
  const viewNow = (): EditorState['view'] => {
    if (view?.name !== 'text') return view
    const spot = spotNow(view)
    if (spot !== null) return { ...view, ...spot }
    return isNews ? { name: 'changes' } : view
  }
  return {
    drafts: kept,
    aside: gone,
    view: viewNow(),
    caret: caret && { ...caret, place: places.get(caret.place) ?? caret.place },
    said: isNews ? { text: keptAside } : isBack && said?.text === keptAside ? undefined : said,
  }
}

const keptAside = 'A text that you were editing is gone. What you typed is kept under Changes.'
