import { type UseFormReturn, useWatch } from 'react-hook-form'
import { preferredTimes } from '../../shared/appointment.ts'
import { type AppointmentPractice, type AppointmentWords, choicesOf } from '../../shared/islands.ts'
import type { AppointmentRequest } from '../../shared/posted.ts'
import { leaveFields } from '../leave-fields.ts'
import { takeFilled } from '../take-filled.ts'
import { CallLink } from './call-link.tsx'
import { EmailField, PhoneField } from './checked-fields.tsx'
import { Choices, Select, TextField } from './fields.tsx'
import { MoreDetails } from './more-details.tsx'
import { keepFocus } from './refs.ts'
import { Refusal, type Refused } from './refusal.tsx'

interface Props {
  words: AppointmentWords
  phone: AppointmentPractice['phone']
  asksFor: AppointmentPractice['asksFor']
  /** Whether the request is posted to the practice. Otherwise it goes through the visitor's mail app. */
  isPosted: boolean
  form: UseFormReturn<AppointmentRequest>
  refused: Refused | undefined
  /** Whether the request is on its way or the mail app about to open. */
  busy: boolean
  send: (values: AppointmentRequest) => void
  cancel: () => void
}

/** The questions. Only a way to answer is required. An odd phone number or address is pointed out but may be sent. */
export function RequestForm({ words, phone, asksFor, isPosted, form, refused, busy, send, cancel }: Props) {
  const { register, control, handleSubmit } = form
  const visitType = useWatch({ control, name: 'visitType' })
  const submit = handleSubmit(send)
  const [description, privacy, action, doing] = isPosted
    ? [words['post.description'], words['post.privacy'], words['post.submit'], words['post.sending']]
    : [words.description, words.privacy, words.submit, words.opening]
  return (
    <form
      className="form"
      noValidate
      aria-busy={busy}
      onSubmit={(event) => {
        // First: leaving its field formats a number. "Try again" would otherwise send another text than this time.
        leaveFields(event.currentTarget)
        takeFilled(event.currentTarget, form)
        return submit(event)
      }}
    >
      <p id="appointment-description" ref={keepFocus}>
        {description}
      </p>
      <fieldset inert={busy}>
        <legend>{words.patient}</legend>
        <TextField form={form} words={words} name="fullName" autoComplete="name" />
        <PhoneField form={form} words={words} />
        <EmailField form={form} words={words} />
      </fieldset>
      <fieldset inert={busy}>
        <legend>{words.preferences}</legend>
        <Select
          label={words.visitType}
          none={words.noPreference}
          register={register('visitType')}
          options={choicesOf(words, 'visitTypes')}
        />
        {visitType === 'other' && <TextField form={form} words={words} name="otherVisitType" />}
        <Choices label={words.preferredDays} register={register('preferredDays')} options={choicesOf(words, 'days')} />
        <Select
          label={words.preferredTime}
          none={words.noPreference}
          register={register('preferredTime')}
          options={preferredTimes.map((time) => [time, words[`times.${time}`]])}
        />
      </fieldset>
      <MoreDetails form={form} words={words} asksFor={asksFor} busy={busy} />
      <p className="note">{privacy}</p>
      {refused && <Refusal key={refused.at} words={words} phone={phone} why={refused.why} />}
      <div className="dialog-actions">
        <button type="submit" className="button" aria-disabled={busy}>
          {busy ? doing : action}
        </button>
        <button type="button" className="button button-quiet" onClick={cancel}>
          {words.cancel}
        </button>
        <CallLink words={words} phone={phone} />
      </div>
      <p role="status" className="visually-hidden">
        {busy && doing}
      </p>
    </form>
  )
}
