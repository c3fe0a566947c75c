import { type UseFormReturn, useWatch } from 'react-hook-form'
import { type PrivateField, preferredTimes, weekdays } from '../../shared/appointment.ts'
import { type AppointmentWords, visitTypesOf } from '../../shared/islands.ts'
import { EmailField, PhoneField } from './checked-fields.tsx'
import { Choices, Select, TextField } from './fields.tsx'
import { MoreDetails } from './more-details.tsx'
import { Refusal, type Refused } from './refusal.tsx'
import type { AppointmentRequest } from './request.ts'

interface Props {
  words: AppointmentWords
  /** `''` on a general page, which needs no banner. */
  pageName: string
  phone: { text: string; href: string }
  asksFor: readonly PrivateField[]
  form: UseFormReturn<AppointmentRequest>
  refused: Refused | undefined
  /** While the mail app is about to open. */
  busy: boolean
  send: (values: AppointmentRequest) => void
  cancel: () => void
}

/** The questions. Nothing is required; an odd phone number or address is pointed out and may be sent all the same. */
export function RequestForm({ words, pageName, phone, asksFor, form, refused, busy, send, cancel }: Props) {
  const { register, control, handleSubmit } = form
  const visitType = useWatch({ control, name: 'visitType' })
  return (
    <form className="form" noValidate aria-busy={busy} onSubmit={handleSubmit(send)}>
      <p id="appointment-description">{words.description}</p>
      {pageName !== '' && <p className="dialog-context">{words.context.replace('{page}', () => pageName)}</p>}
      <fieldset>
        <legend>{words.patient}</legend>
        <TextField form={form} name="fullName" label={words.fullName} autoComplete="name" />
        <PhoneField form={form} words={words} />
        <EmailField form={form} words={words} />
      </fieldset>
      <fieldset>
        <legend>{words.preferences}</legend>
        <Select label={words.visitType} none={words.noPreference} register={register('visitType')}>
          {visitTypesOf(words).map((type) => [type, words[`visitTypes.${type}`] ?? ''])}
        </Select>
        {visitType === 'other' && <TextField form={form} name="otherVisitType" label={words.otherVisitType} />}
        <Choices label={words.preferredDays} register={register('preferredDays')}>
          {weekdays.map((day) => [day, words[`days.${day}`]])}
        </Choices>
        <Select label={words.preferredTime} none={words.noPreference} register={register('preferredTime')}>
          {preferredTimes.map((time) => [time, words[`times.${time}`]])}
        </Select>
      </fieldset>
      <MoreDetails form={form} words={words} asksFor={asksFor} />
      <p className="note">{words.privacy}</p>
      {refused && <Refusal key={refused.at} words={words} phone={phone} why={refused.why} />}
      <div className="dialog-actions">
        <button type="submit" className="button" aria-disabled={busy}>
          {busy ? words.opening : words.submit}
        </button>
        <button type="button" className="button button-quiet" onClick={cancel}>
          {words.cancel}
        </button>
        <a className="button button-quiet button-phone" href={phone.href} data-event="phone_click">
          {words.call.replace('{phone}', phone.text)}
        </a>
      </div>
    </form>
  )
}
