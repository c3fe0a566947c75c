import { useEffect, useRef, useState } from 'react'
import { copyText } from '../../copy-text.ts'
import type { AppointmentWords } from '../../shared/islands.ts'
import { emlFile } from './eml.ts'
import type { RequestLetter } from './letter.ts'
import { gmailLink, outlookLink } from './webmail.ts'

interface Props {
  words: AppointmentWords
  phone: { text: string; href: string }
  letter: RequestLetter
  change: () => void
  done: () => void
}

/**
 * After the mail link was opened: what the visitor has to do next, and every other way to the practice. We cannot know
 * whether a mail app opened, let alone whether anything was sent, so nothing here says so.
 */
export function MailPanel({ words, phone, letter: { letter, href, text, shortened }, change, done }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const request = useRef<HTMLTextAreaElement>(null)
  const [told, setTold] = useState('')
  const file = useFile(() => emlFile({ ...letter, body: text }))
  useEffect(() => {
    heading.current?.focus()
  }, [])

  const copy = async () => {
    const isCopied = await copyText(text, request.current)
    setTold(isCopied ? words.copied.replace('{email}', letter.to) : words.copyByHand)
  }

  return (
    <div className="form">
      <h3 ref={heading} tabIndex={-1}>
        {words.next}
      </h3>
      <p id="appointment-description">{words.nextText.replace('{email}', letter.to)}</p>
      {shortened && <p className="dialog-context">{words.shortened}</p>}
      <a className="button" href={href}>
        {words.openMail}
      </a>
      <h3>{words.otherWays}</h3>
      <div className="dialog-actions">
        <button type="button" className="button button-quiet" onClick={copy}>
          {words.copy}
        </button>
        <a className="button button-quiet" href={file} download="appointment-request.eml">
          {words.emlFile}
        </a>
        <Webmail href={gmailLink(letter)} label={words.gmail} />
        <Webmail href={outlookLink(letter)} label={words.outlook} />
        <a className="button button-quiet button-phone" href={phone.href} data-event="phone_click">
          {words.call.replace('{phone}', phone.text)}
        </a>
      </div>
      <p role="status">{told}</p>
      <label>
        {words.request}
        <textarea ref={request} readOnly rows={8} value={text} />
      </label>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={done}>
          {words.done}
        </button>
        <button type="button" className="button button-quiet" onClick={change}>
          {words.change}
        </button>
      </div>
    </div>
  )
}

/** In a tab of its own: the request stays here, should the visitor not be signed in there. */
const Webmail = ({ href, label }: { href: string; label: string }) => (
  <a className="button button-quiet" href={href} target="_blank" rel="noopener noreferrer">
    {label}
  </a>
)

/** The address of a file made in the browser, for as long as the component is shown. */
function useFile(make: () => string): string | undefined {
  const [address, setAddress] = useState<string>()
  const latest = useRef(make)
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([latest.current()], { type: 'message/rfc822' }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [])
  return address
}
