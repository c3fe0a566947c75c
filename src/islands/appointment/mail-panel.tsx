import { useEffect, useRef, useState } from 'react'
import { copyText } from '../../copy-text.ts'
import type { AppointmentPractice, AppointmentWords } from '../../shared/islands.ts'
import type { RequestLetter } from '../../shared/letters/request-letter.ts'
import { CallLink } from './call-link.tsx'
import { emlFile } from './eml.ts'
import { gmailLink, outlookLink } from './webmail.ts'

interface Props {
  words: AppointmentWords
  phone: AppointmentPractice['phone']
  letter: RequestLetter
  /** The practice's endpoint did not accept the request, so mail is the other way. No mail app has been opened yet. */
  unsent: boolean
  /** Whether the request is on its way to that endpoint once more. */
  busy: boolean
  again: () => void
  change: () => void
  done: () => void
}

/**
 * Shown after the mail link was opened, or when a request could not be sent: what the visitor has to do next, and every
 * other way to reach the practice. We cannot know whether a mail app opened, let alone whether anything was sent, so
 * nothing here claims it. If a mail link cannot carry the whole request, the ways that can are offered first.
 */
export function MailPanel({ words, phone, letter: written, unsent, busy, again, change, done }: Props) {
  const { letter, href, text, shortened } = written
  const heading = useRef<HTMLHeadingElement>(null)
  const request = useRef<HTMLTextAreaElement>(null)
  const [status, setStatus] = useState('')
  const file = useFile(emlFile({ ...letter, body: text }))
  // Every try that fails brings a new letter, and is announced like the first.
  useEffect(() => {
    if (written) heading.current?.focus()
  }, [written])

  const copy = async () => {
    const isCopied = await copyText(text, request.current)
    setStatus(isCopied ? words.copied.replace('{email}', letter.to) : words.copyByHand)
  }
  const openMail = (
    <a className={look(!shortened && !unsent)} href={href} data-event="email_click">
      {unsent ? words['post.mail'] : words.openMail}
    </a>
  )
  const whole = (
    <>
      <button type="button" className={look(shortened && !unsent)} onClick={copy}>
        {words.copy}
      </button>
      <Share words={words} title={letter.subject} text={text} />
      <a className="button button-quiet" href={file} download={`${words.subject}.eml`}>
        {words.emlFile}
      </a>
    </>
  )
  const call = <CallLink words={words} phone={phone} />
  const [first, others] = shortened ? [whole, openMail] : [openMail, whole]

  return (
    <div className="form">
      <h3 ref={heading} tabIndex={-1}>
        {unsent ? words['post.failed'] : words.next}
      </h3>
      <p id="appointment-description">
        {(unsent ? words['post.failedText'] : words.nextText).replace('{email}', letter.to)}
      </p>
      {shortened && <p className="dialog-context">{words.shortened}</p>}
      <div className="dialog-actions">
        {unsent && (
          <button type="button" className="button" aria-disabled={busy} onClick={again}>
            {busy ? words['post.sending'] : words['post.again']}
          </button>
        )}
        {first}
        {unsent && call}
      </div>
      <h3>{unsent ? words['post.others'] : words.otherWays}</h3>
      <div className="dialog-actions">
        {others}
        <Webmail href={gmailLink(letter)} label={words.gmail} />
        <Webmail href={outlookLink(letter)} label={words.outlook} />
        {!unsent && call}
      </div>
      <p role="status">{busy ? words['post.sending'] : status}</p>
      <label>
        {words.request}
        <textarea ref={request} readOnly rows={8} value={text} />
      </label>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={done}>
          {words.done}
        </button>
        {!busy && (
          <button type="button" className="button button-quiet" onClick={change}>
            {words.change}
          </button>
        )}
      </div>
    </div>
  )
}

const look = (isFirst: boolean) => (isFirst ? 'button' : 'button button-quiet')

/** Shares with any app on the device that takes text, where the browser can: mostly on phones. */
function Share({ words, title, text }: { words: AppointmentWords; title: string; text: string }) {
  if (navigator.share === undefined) return null
  // Rejects when the visitor cancels.
  const share = () => void navigator.share({ title, text }).catch(() => {})
  return (
    <button type="button" className="button button-quiet" onClick={share}>
      {words.share}
    </button>
  )
}

/** Opens in a new tab: the request stays here in case the visitor is not signed in there. */
const Webmail = ({ href, label }: { href: string; label: string }) => (
  <a className="button button-quiet" href={href} target="_blank" rel="noopener noreferrer">
    {label}
  </a>
)

/** The URL of a file with this text, valid as long as the component is mounted. */
function useFile(text: string): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([text], { type: 'message/rfc822' }))
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [text])
  return address
}
