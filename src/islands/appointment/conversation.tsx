import { type RefObject, useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { referralOfVisit } from '../../analytics/first-touch.ts'
import { track } from '../../analytics/track.ts'
import { openMail } from '../../open-mail.ts'
import { type AppointmentPractice, type AppointmentWords, visitTypesOf } from '../../shared/islands.ts'
import { celebrate } from './celebrate.ts'
import { type RequestLetter, writeLetter } from './letter.ts'
import { MailPanel } from './mail-panel.tsx'
import { pause } from './pause.ts'
import { attempt, parseState } from './rate-limit.ts'
import type { Refused } from './refusal.tsx'
import { type AppointmentRequest, emptyRequest } from './request.ts'
import { RequestForm } from './request-form.tsx'
import type { SessionToken } from './session-token.ts'
import type { SessionValue } from './session-value.ts'
import type { PageContext } from './store.ts'
import { submit } from './submit.ts'

interface Props {
  words: AppointmentWords
  practice: AppointmentPractice
  page: PageContext
  dialog: RefObject<HTMLDialogElement | null>
  token: SessionToken
  /** The state of the rate limit. */
  attempts: SessionValue
}

type Phase = { name: 'asking' | 'opening' } | { name: 'opened'; letter: RequestLetter }

/**
 * The dialog's content: the form, and what follows it. The specification ends with the dialog closing, but visitors
 * without a mail app must not be stranded. Both hold here: the form closes, and the next step and every other way to
 * the practice take its place until the visitor closes the dialog. What was typed is in memory only.
 */
export function Conversation({ words, practice, page, dialog, token, attempts }: Props) {
  const form = useForm<AppointmentRequest>({ defaultValues: { ...emptyRequest, visitType: presetOf(page, words) } })
  const [phase, setPhase] = useState<Phase>({ name: 'asking' })
  const [refused, setRefused] = useState<Refused>()
  // A second press may come before React has shown what the first one did.
  const sending = useRef(false)
  const phone = page.phone ?? practice.phone
  const close = () => dialog.current?.close()

  useEffect(() => {
    const element = dialog.current
    const startAnew = () => {
      setPhase({ name: 'asking' })
      setRefused(undefined)
    }
    element?.addEventListener('close', startAnew)
    return () => element?.removeEventListener('close', startAnew)
  }, [dialog])

  const send = async (values: AppointmentRequest) => {
    if (sending.current) return
    sending.current = true
    setRefused(undefined)
    const outcome = await submit(values, {
      now: Date.now,
      attempt: () => {
        const verdict = attempt(parseState(attempts.read()), Date.now(), { attempts: 5, windowMs: 60_000 })
        attempts.write(JSON.stringify(verdict.state))
        return verdict
      },
      token,
      write: (request) => writeLetter(request, sourceOf(page), practice, words),
      celebrate: () => void celebrate(dialog.current!),
      track,
      pause: (ms) => {
        setPhase({ name: 'opening' })
        return pause(ms, dialog.current!)
      },
      openMail,
    }).finally(() => {
      sending.current = false
    })
    if (outcome.name === 'mail-opened') setPhase({ name: 'opened', letter: outcome.letter })
    else if (outcome.name !== 'left') setRefused({ why: outcome, at: Date.now() })
  }

  if (phase.name === 'opened') {
    return (
      <MailPanel
        words={words}
        phone={phone}
        letter={phase.letter}
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
      pageName={page.pageName}
      phone={phone}
      asksFor={practice.asksFor}
      form={form}
      refused={refused}
      busy={phase.name === 'opening'}
      send={send}
      cancel={() => {
        track('appointment_cancel')
        form.reset()
        close()
      }}
    />
  )
}

const presetOf = ({ visitType }: PageContext, words: AppointmentWords) =>
  visitTypesOf(words).find((type) => type === visitType) ?? ''

/** Without its query: the referral lines carry what matters of it. */
const sourceOf = ({ pageName, emailSubject }: PageContext) => ({
  pageName,
  emailSubject,
  url: `${location.origin}${location.pathname}`,
  referral: referralOfVisit(),
})
