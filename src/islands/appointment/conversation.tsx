import { useForm } from 'react-hook-form'
import { track } from '../../analytics/track.ts'
import type { AppointmentWords } from '../../shared/islands.ts'
import type { AppointmentRequest } from '../../shared/posted.ts'
import { useWarning } from '../use-warning.ts'
import { needsAnswer } from './check.ts'
import { MailPanel } from './mail-panel.tsx'
import type { PageContext } from './page-context.ts'
import { ReceivedPanel } from './received-panel.tsx'
import { emptyRequest } from './request.ts'
import { RequestForm } from './request-form.tsx'
import { type SendingContext, useSending } from './use-sending.ts'

/**
 * The dialog's content: the form and what follows it. The specification ends with the dialog closing, but visitors
 * without a mail app must not be stranded. So the form closes, and the next step and every other way to reach the
 * practice take its place until the visitor closes the dialog. What was typed is kept in memory only.
 */
export function Conversation(context: SendingContext) {
  const { words, practice, page, dialog } = context
  const { phone, endpoint, asksFor } = practice
  const form = useForm<AppointmentRequest>({
    defaultValues: { ...emptyRequest, visitType: presetOf(page, words) },
    resolver: needsAnswer,
  })
  const { phase, refused, send, change } = useSending(form, context)
  useWarning(form.formState.isDirty && phase.name !== 'opened', phase.name === 'sending', dialog)
  /** Closes the dialog, and discards what was typed, unless it is still needed: the request on its way may fail. */
  const discard = () => {
    if (phase.name !== 'sending') form.reset()
    dialog.close()
  }

  if (phase.name === 'received') return <ReceivedPanel words={words} phone={phone} done={discard} />
  if ('letter' in phase && phase.letter !== undefined) {
    return (
      <MailPanel
        words={words}
        phone={phone}
        letter={phase.letter}
        unsent={phase.name !== 'opened'}
        busy={phase.name === 'sending'}
        again={() => send(form.getValues())}
        change={change}
        done={discard}
      />
    )
  }
  return (
    <RequestForm
      words={words}
      phone={phone}
      asksFor={asksFor}
      isPosted={endpoint !== undefined}
      form={form}
      refused={refused}
      busy={phase.name !== 'asking'}
      send={send}
      cancel={() => {
        if (phase.name !== 'sending') track('appointment_cancel')
        discard()
      }}
    />
  )
}

const presetOf = ({ visitType }: PageContext, words: AppointmentWords) =>
  `visitTypes.${visitType}` in words ? visitType : ''
