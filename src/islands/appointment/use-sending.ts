import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { referralOfVisit } from '../../analytics/first-touch.ts'
import { track } from '../../analytics/track.ts'
import { openMail } from '../../open-mail.ts'
import { pageLanguage } from '../../page-language.ts'
import { sendLater } from '../../posting/send-later.ts'
import type { AppointmentPractice, AppointmentWords } from '../../shared/islands.ts'
import { type RequestLetter, writeLetter } from '../../shared/letters/request-letter.ts'
import type { AppointmentRequest } from '../../shared/posted.ts'
import { attempt, parseState, type Verdict } from '../../shared/rate-limit.ts'
import { showToast, type Toast } from '../toasts/show.ts'
import { celebrate } from './celebrate.ts'
import type { PageContext } from './page-context.ts'
import { pause } from './pause.ts'
import { postedRequest } from './posted-request.ts'
import type { Refused } from './refusal.tsx'
import type { SessionToken } from './session-token.ts'
import type { SessionValue } from './session-value.ts'
import { type End, type Outcome, submit } from './submit.ts'

/** What a request is sent with, and where from. */
export interface SendingContext {
  words: AppointmentWords
  practice: AppointmentPractice
  page: PageContext
  dialog: HTMLDialogElement
  token: SessionToken
  /** The stored state of the rate limit. */
  attempts: SessionValue
}

type Phase =
  | { name: 'asking' | 'opening' }
  /** Has a letter after a try that failed: the panel with the other ways then stays. */
  | { name: 'sending'; letter?: RequestLetter }
  | End

interface Sending {
  phase: Phase
  /** Why the last press on the button sent nothing. */
  refused: Refused | undefined
  send: (values: AppointmentRequest) => Promise<void>
  /** Goes back from the letter to the form, to change what was typed. */
  change: () => void
}

/** Sends what is typed into `form`, and follows how that goes until the dialog is closed. */
export function useSending(
  form: UseFormReturn<AppointmentRequest>,
  { words, practice, page, dialog, token, attempts }: SendingContext,
): Sending {
  const { endpoint } = practice
  const [post] = useState(() => (endpoint === undefined ? undefined : sendLater(endpoint)))
  const [phase, setPhase] = useState<Phase>({ name: 'asking' })
  const [refused, setRefused] = useState<Refused>()
  // A second press may come before React has rendered the result of the first.
  const busy = useRef(false)

  useEffect(() => {
    const startOver = () => {
      // A request on its way to the practice cannot be recalled: the visitor must learn how it ended.
      setPhase((now) => (now.name === 'sending' ? now : { name: 'asking' }))
      setRefused(undefined)
    }
    dialog.addEventListener('close', startOver)
    return () => dialog.removeEventListener('close', startOver)
  }, [dialog])

  /** Tells a visitor who has closed the dialog in the meantime how it ended. */
  const tell = (kind: Toast['kind'], text: string) => {
    if (!dialog.open) showToast({ kind, text })
  }
  const show = (outcome: Outcome) => {
    if ('letter' in outcome || outcome.name === 'received') setPhase(outcome)
    else {
      // Also when a visitor returns to a page left before the mail app opened.
      setPhase({ name: 'asking' })
      if (outcome.name !== 'left') setRefused({ why: outcome, at: Date.now() })
    }
    if (outcome.name === 'received') {
      form.reset()
      tell('success', words['post.received'])
    }
    if (outcome.name === 'unsent') tell('error', words['post.failed'])
    if (outcome.name === 'later') tell('error', words['post.later'])
  }
  const send = async (values: AppointmentRequest) => {
    if (busy.current) return
    busy.current = true
    setRefused(undefined)
    const source = sourceOf(page)
    const outcome = await submit(values, {
      attempt: () => countAttempt(attempts),
      token,
      write: (request) => writeLetter(request, source, practice, words),
      post:
        post &&
        ((request) => {
          setPhase((now) => ({ ...now, name: 'sending' }))
          return post(postedRequest(request, source, pageLanguage), { 'x-csrf-token': token.armed() })
        }),
      celebrate: () => void celebrate(dialog),
      track,
      pause: (ms) => {
        setPhase({ name: 'opening' })
        return pause(ms, dialog)
      },
      openMail,
    }).finally(() => {
      busy.current = false
    })
    show(outcome)
  }
  const change = () => {
    token.arm()
    setPhase({ name: 'asking' })
  }
  return { phase, refused, send, change }
}

function countAttempt(attempts: SessionValue): Verdict {
  const verdict = attempt(parseState(attempts.read()), Date.now(), { attempts: 5, windowMs: 60_000 })
  attempts.write(JSON.stringify(verdict.state))
  return verdict
}

/** The URL without its query: the referral lines carry what matters of that. */
const sourceOf = ({ pageName, emailSubject }: PageContext) => ({
  pageName,
  emailSubject,
  url: `${location.origin}${location.pathname}`,
  referral: referralOfVisit(),
})
