import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { referralOfVisit } from '../../analytics/first-touch.ts'
import { track } from '../../analytics/track.ts'
import { openMail } from '../../open-mail.ts'
import { pageLanguage } from '../../page-language.ts'
import { sendLater } from '../../posting/send-later.ts'
import type { AppointmentPractice, AppointmentWords } from '../../shared/islands.ts'
import { type RequestLetter, writeLetter } from '../../shared/letters/request-letter.ts'
import type { AppointmentRequest } from '../../shared/posted.ts'
import { attempt, parseState } from '../../shared/rate-limit.ts'
import { showToast, type Toast } from '../toasts/show.ts'
import { celebrate } from './celebrate.ts'
import { needsAnswer } from './check.ts'
import { MailPanel } from './mail-panel.tsx'
import type { PageContext } from './page-context.ts'
import { pause } from './pause.ts'
import { postedRequest } from './posted-request.ts'
import { ReceivedPanel } from './received-panel.tsx'
import type { Refused } from './refusal.tsx'
import { emptyRequest } from './request.ts'
import { RequestForm } from './request-form.tsx'
import type { SessionToken } from './session-token.ts'
import type { SessionValue } from './session-value.ts'
import { submit } from './submit.ts'

interface Props {
  words: AppointmentWords
  practice: AppointmentPractice
  page: PageContext
  dialog: HTMLDialogElement
  token: SessionToken
  /** The stored state of the rate limit. */
  attempts: SessionValue
}

type Phase =
  | { name: 'asking' | 'opening' | 'received' }
  /** Has a letter after a try that failed: the panel with the other ways then stays. */
  | { name: 'sending'; letter?: RequestLetter }
  /** `opened`: in the visitor's mail app. `unsent`: the endpoint did not accept it. */
  | { name: 'opened' | 'unsent'; letter: RequestLetter }

/**
 * The dialog's content: the form and what follows it. The specification ends with the dialog closing, but visitors
 * without a mail app must not be stranded. So the form closes, and the next step and every other way to reach the
 * practice take its place until the visitor closes the dialog. What was typed is kept in memory only.
 */
export function Conversation({ words, practice, page, dialog, token, attempts }: Props) {
  const { phone, endpoint } = practice
  const form = useForm<AppointmentRequest>({
    defaultValues: { ...emptyRequest, visitType: presetOf(page, words) },
    resolver: needsAnswer,
  })
  const [post] = useState(() => (endpoint === undefined ? undefined : sendLater(endpoint)))
  const [phase, setPhase] = useState<Phase>({ name: 'asking' })
  const [refused, setRefused] = useState<Refused>()
  // A second press may come before React has rendered the result of the first.
  const busy = useRef(false)
  const close = () => dialog.close()
  /** Tells a visitor who has closed the dialog in the meantime how it ended. */
  const tell = (kind: Toast['kind'], text: string) => {
    if (!dialog.open) showToast({ kind, text })
  }

  useEffect(() => {
    const startOver = () => {
      // A request on its way to the practice cannot be recalled: the visitor must learn how it ended.
      setPhase((now) => (now.name === 'sending' ? now : { name: 'asking' }))
      setRefused(undefined)
    }
    dialog.addEventListener('close', startOver)
    return () => dialog.removeEventListener('close', startOver)
  }, [dialog])

  const send = async (values: AppointmentRequest) => {
    if (busy.current) return
    busy.current = true
    setRefused(undefined)
    const outcome = await submit(values, {
      attempt: () => {
        const verdict = attempt(parseState(attempts.read()), Date.now(), { attempts: 5, windowMs: 60_000 })
        attempts.write(JSON.stringify(verdict.state))
        return verdict
      },
      token,
      write: (request) => writeLetter(request, sourceOf(page), practice, words),
      post:
        post &&
        ((request) => {
          setPhase((now) => ({ ...now, name: 'sending' }))
          const posted = postedRequest(request, sourceOf(page), pageLanguage)
          return post(posted, { 'x-csrf-token': token.armed() })
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
    if (outcome.name === 'mail-opened') setPhase({ name: 'opened', letter: outcome.letter })
    else if (outcome.name === 'received') {
      setPhase({ name: 'received' })
      form.reset()
      tell('success', words['post.received'])
    } else if (outcome.name === 'not-sent') {
      setPhase({ name: 'unsent', letter: outcome.letter })
      tell('error', words['post.failed'])
    } else {
      // Also when a visitor returns to a page left before the mail app opened.
      setPhase({ name: 'asking' })
      if (outcome.name !== 'left') setRefused({ why: outcome, at: Date.now() })
      if (outcome.name === 'later') tell('error', words['post.later'])
    }
  }

  if (phase.name === 'received') return <ReceivedPanel words={words} phone={phone} done={close} />
  if ('letter' in phase && phase.letter !== undefined) {
    return (
      <MailPanel
        words={words}
        phone={phone}
        letter={phase.letter}
        unsent={phase.name !== 'opened'}
        busy={phase.name === 'sending'}
        again={() => send(form.getValues())}
        change={() => {
          token.arm()
          setPhase({ name: 'asking' })
        }}
        done={() => {
          form.reset()
          close()
        }}
      />
    )
  }
  return (
    <RequestForm
      words={words}
      phone={phone}
      asksFor={practice.asksFor}
      isPosted={endpoint !== undefined}
      form={form}
      refused={refused}
      busy={phase.name !== 'asking'}
      send={send}
      cancel={() => {
        if (phase.name === 'sending') return close()
        track('appointment_cancel')
        form.reset()
        close()
      }}
    />
  )
}

const presetOf = ({ visitType }: PageContext, words: AppointmentWords) =>
  `visitTypes.${visitType}` in words ? visitType : ''

/** The URL without its query: the referral lines carry what matters of that. */
const sourceOf = ({ pageName, emailSubject }: PageContext) => ({
  pageName,
  emailSubject,
  url: `${location.origin}${location.pathname}`,
  referral: referralOfVisit(),
})
