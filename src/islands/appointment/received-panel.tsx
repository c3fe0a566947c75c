import { useEffect, useRef } from 'react'
import type { AppointmentWords } from '../../shared/islands.ts'

interface Props {
  words: AppointmentWords
  phone: { text: string; href: string }
  done: () => void
}

/** The practice has the request. It is no appointment before somebody has answered, and nothing here says so. */
export function ReceivedPanel({ words, phone, done }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <div className="form">
      <h3 ref={heading} tabIndex={-1}>
        {words['post.received']}
      </h3>
      <p id="appointment-description">{words['post.receivedText']}</p>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={done}>
          {words.done}
        </button>
        <a className="button button-quiet button-phone" href={phone.href} data-event="phone_click">
          {words.call.replace('{phone}', phone.text)}
        </a>
      </div>
    </div>
  )
}
