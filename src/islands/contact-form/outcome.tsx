import { useState } from 'react'
import { copyText } from '../../copy-text.ts'
import type { ContactWords } from '../../shared/islands.ts'
import type { ContactLetter } from '../../shared/letters/contact-letter.ts'
import { focusOnce } from '../focus-once.ts'
import { useSecondsLeft } from '../seconds-left.ts'
import { showToast } from '../toasts/show.ts'

interface LetterProps {
  words: ContactWords
  letter: ContactLetter
}

/** Shown when the message has arrived. */
export function Done({ words }: { words: ContactWords }) {
  return (
    <div className="contact-outcome contact-done">
      <h3 tabIndex={-1} ref={focusOnce}>
        {words.done.title}
      </h3>
      <p>{words.done.text}</p>
    </div>
  )
}

/** The message waits in the visitor's mail app, if there is one. Never claims it was sent, and works without an app. */
export function Draft({ words, letter }: LetterProps) {
  const [isByHand, setByHand] = useState(false)
  const copy = () =>
    copyText(letter.text, null).then((isCopied) => {
      if (isCopied) showToast({ kind: 'success', text: words.draft.copied })
      else setByHand(true)
    })
  return (
    <div className="contact-outcome contact-draft">
      <h3 tabIndex={-1} ref={focusOnce}>
        {words.draft.title}
      </h3>
      <p>{words.draft.text}</p>
      <div className="actions">
        <a className="button" href={letter.href} data-event="email_click">
          {words.draft.open}
        </a>
        <button type="button" className="button button-quiet" onClick={copy}>
          {words.draft.copy}
        </button>
        <a className="button button-quiet button-phone" href={words.phoneHref} data-event="phone_click">
          {words.call}
        </a>
      </div>
      {isByHand && (
        <label className="form">
          {words.draft.byHand}
          <textarea readOnly rows={6} value={letter.text} ref={selectOnce} />
        </label>
      )}
    </div>
  )
}

/** Shown when the endpoint did not accept the message. All that was typed is kept, and two other ways are offered. */
export function Failed({ words, letter, notBefore }: LetterProps & { notBefore: number }) {
  const seconds = useSecondsLeft(notBefore)
  return (
    <div className="contact-outcome contact-failed" ref={showOnce}>
      <h3>{words.failed.title}</h3>
      <p>{words.failed.text}</p>
      {seconds > 0 && <p>{words.failed.wait.replace('{seconds}', String(seconds))}</p>}
      <div className="actions">
        <a className="button button-phone" href={words.phoneHref} data-event="phone_click">
          {words.call}
        </a>
        <a className="button button-quiet" href={letter.href} data-event="email_click">
          {words.failed.write}
        </a>
      </div>
    </div>
  )
}

// Stable functions: React calls them when the element appears and not again.

/**
 * Centered, because the toast that announces it covers the bottom of the window. The focus stays on the button for
 * another try.
 */
const showOnce = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

const selectOnce = (element: HTMLTextAreaElement | null) => {
  element?.focus()
  element?.select()
}
