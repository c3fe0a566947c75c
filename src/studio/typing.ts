import { type RefObject, useEffect, useRef } from 'react'
import { takeWordsAfter } from '../develop/take-words.ts'
import { changeState, readState } from './editor-state.ts'

const pauseMs = 700

let ended = () => {}
let timer: ReturnType<typeof setTimeout> | undefined

/** Called as somebody types: until they pause, the page neither changes nor reloads, which would lose what they type. */
export function typed(): void {
  if (timer === undefined)
    takeWordsAfter(
      new Promise<void>((resolve) => {
        ended = resolve
      }),
    )
  clearTimeout(timer)
  timer = setTimeout(() => {
    timer = undefined
    ended()
  }, pauseMs)
}

/** Word processors and slides put control characters at line ends within a paragraph. No file can hold them. */
export const withoutControls = (typed: string) => typed.replaceAll(/[^\P{Cc}\n\t]/gu, ' ')

/** The field of a text. Its cursor is put back when the page has reloaded, such as after a save that adds a link. */
export function useField(place: string): RefObject<HTMLTextAreaElement | null> {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    const { caret } = readState()
    if (caret?.place === place) {
      field.current?.focus()
      field.current?.setSelectionRange(caret.start, caret.end)
      changeState({ caret: undefined })
    }
    const keep = () => {
      const own = field.current
      if (own === null || (own.getRootNode() as ShadowRoot).activeElement !== own) return
      changeState({ caret: { place, start: own.selectionStart, end: own.selectionEnd } })
    }
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [place])
  return field
}
