import { useEffect, useRef, useState } from 'react'
import { onWordsSaved } from '../develop/take-words.ts'
import type { Change, TextInfo } from '../shared/studio.ts'
import { type Answer, call } from './call.ts'
import { changeState, readState } from './editor-state.ts'
import { followTexts } from './follow-texts.ts'

/** A text as it is in the manifest, or why it cannot be read now. */
export interface ReadText {
  info: TextInfo | undefined
  unread: string | undefined
  load: () => Promise<void>
  save: (changes: Change[]) => Promise<Answer<'save'>>
}

/** Reads the text at a place, and again whenever its file changes. The place must stay the same. */
export function useText(place: string): ReadText {
  const [info, setInfo] = useState<TextInfo>()
  const [unread, setUnread] = useState<string>()
  const isOwn = useRef(false)
  const load = async (): Promise<void> => {
    const { view, drafts } = readState()
    if (view?.name !== 'text' || view.place !== place) return
    const got = await call('text', { place, lists: drafts[place]?.lists ?? view.lists })
    // The text has moved, and so the panel is mounted again for its new place.
    if (got.ok && got.answer.place !== place) return followTexts()
    if (got.ok) {
      setInfo(got.answer)
      const lists = got.answer.texts.find((text) => text.place === place)?.lists
      if (readState().view === view) changeState({ view: { ...view, lists } })
    } else if (got.refusal.isGone) setInfo(undefined)
    setUnread(got.ok ? undefined : got.refusal.error)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place stays the same
  useEffect(() => {
    load()
    // Saved in an editor or another tab. A save from here loads the text itself once it is done.
    const again = () => void (isOwn.current || load())
    return onWordsSaved(again)
  }, [])
  const save = async (changes: Change[]) => {
    isOwn.current = true
    const saved = await call('save', { changes })
    isOwn.current = false
    // At once, so that no request mentions text that is no longer there.
    if (saved.ok && info !== undefined) {
      const texts = info.texts.map((text) => {
        const change = changes.find((each) => each.place === text.place)
        return change === undefined ? text : { ...text, text: change.text }
      })
      setInfo({ ...info, texts })
    }
    return saved
  }
  return { info, unread, load, save }
}
