import { useId, useState } from 'react'
import { type UseFormReturn, useFormState } from 'react-hook-form'
import { isEmailAddress, withoutFinalMark } from '../../shared/email-address.ts'
import type { AppointmentWords } from '../../shared/islands.ts'
import type { AppointmentRequest } from '../../shared/posted.ts'
import { maxTextLength } from '../../shared/sanitise.ts'
import { showMistake } from '../show-mistake.ts'
import { formatVisitorPhone, isVisitorPhone } from '../visitor-phone.ts'

interface Props {
  form: UseFormReturn<AppointmentRequest>
  words: AppointmentWords
}

/**
 * The phone number field. Formats a valid number once the visitor leaves the field. Above it, an alert says that a way to
 * answer is needed. It disappears as soon as one is typed into either field.
 */
export function PhoneField({ form, words }: Props) {
  const { errors, submitCount } = useFormState(form)
  const lacksAnswer = errors.phoneNumber !== undefined
  return (
    <>
      {lacksAnswer && (
        // A new alert for each try: pressing Enter again in the same field moves no focus that would be read out.
        <p key={submitCount} role="alert" className="form-errors" id={needsAnswerId} ref={showMistake}>
          {words.answer}
        </p>
      )}
      <CheckedField
        form={form}
        name="phoneNumber"
        label={words.phoneNumber}
        lacksAnswer={lacksAnswer}
        doubt={words.checkPhone}
        isValid={isVisitorPhone}
        onValid={(text) => form.setValue('phoneNumber', formatVisitorPhone(text))}
        input={{ type: 'tel', autoComplete: 'tel' }}
      />
    </>
  )
}

/** Fixed, as a page has only one dialog. */
const needsAnswerId = 'appointment-answer'

export function EmailField({ form, words }: Props) {
  return (
    <CheckedField
      form={form}
      name="emailAddress"
      label={words.emailAddress}
      doubt={words.checkEmail}
      isValid={(text) => isEmailAddress(withoutFinalMark(text))}
      input={{ type: 'email', autoComplete: 'email' }}
    />
  )
}

interface CheckedFieldProps {
  form: UseFormReturn<AppointmentRequest>
  name: 'phoneNumber' | 'emailAddress'
  label: string
  lacksAnswer?: boolean
  /** The note on a value that looks wrong. It never blocks sending. */
  doubt: string
  isValid: (text: string) => boolean
  onValid?: (text: string) => void
  input: { type: string; autoComplete: string }
}

/** Holds as much as any field: a value that is too long is pointed out, not cut as it is typed or pasted. */
function CheckedField({ form, name, label, lacksAnswer, doubt, isValid, onValid, input }: CheckedFieldProps) {
  const id = useId()
  const [doubtful, setDoubtful] = useState(false)
  const isDoubtful = (text: string) => text !== '' && !isValid(text)
  // Either of the two makes up for a missing phone number.
  const { onBlur, onChange, ...field } = form.register(name, { deps: 'phoneNumber' })
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        maxLength={maxTextLength}
        {...input}
        {...field}
        aria-invalid={lacksAnswer || undefined}
        aria-describedby={`${lacksAnswer ? needsAnswerId : ''} ${id}-doubt`}
        onBlur={(event) => {
          const text = event.target.value.trim()
          // Not on the way to a button: a note that appears moves it away from under the press.
          if (event.relatedTarget?.matches('input, select, textarea')) setDoubtful(isDoubtful(text))
          if (isValid(text)) onValid?.(text)
          void onBlur(event)
        }}
        onChange={(event) => {
          if (doubtful) setDoubtful(isDoubtful(event.target.value.trim()))
          void onChange(event)
        }}
      />
      <p id={`${id}-doubt`} className="field-doubt" aria-live="polite">
        {doubtful && doubt}
      </p>
    </div>
  )
}
