import { type ReactNode, useEffect, useId, useRef } from 'react'
import { changeState } from './editor-state.ts'

export type Side = 'left' | 'right'

export type Edge = 'top' | 'bottom'

interface PanelProps {
  title: string
  /** Where in the window. */
  side?: Side | 'wide'
  /** At which edge of a narrow window, where the page stays in view beyond it. */
  edge?: Edge | undefined
  children: ReactNode
}

/** A panel over the page, which stays usable beside it. Escape closes the panel and keeps what was typed. */
export function Panel({ title, side = 'right', edge, children }: PanelProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const pressed = useRef<Element>(null)
  useEffect(() => {
    heading.current!.focus()
    const tree = heading.current!.getRootNode() as ShadowRoot
    // If the focus was in the panel, it moves to the tools: the page's own shortcuts must not get the next key.
    return () => {
      if (tree.activeElement === null) tree.querySelector<HTMLButtonElement>('.tools > button')?.focus()
    }
  }, [])
  // A button may remove its entry, and itself with it, at once or when the server has answered.
  useEffect(() => {
    if (pressed.current === null || pressed.current.isConnected) return
    pressed.current = null
    if (document.activeElement === document.body) heading.current!.focus()
  })
  const close = () => changeState({ view: undefined })
  return (
    <section
      className={['panel', side, edge].join(' ')}
      aria-labelledby={id}
      onKeyDown={({ key }) => {
        if (key === 'Escape') close()
      }}
      onClick={({ target }) => {
        pressed.current = target as Element
      }}
    >
      <header>
        <h2 id={id} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <button type="button" onClick={close}>
          Close
        </button>
      </header>
      {children}
    </section>
  )
}
