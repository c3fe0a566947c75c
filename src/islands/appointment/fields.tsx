import { useId } from 'react'
import { type UseFormRegisterReturn, type UseFormReturn, useWatch } from 'react-hook-form'
import type { AppointmentWords } from '../../shared/islands.ts'
import type { AppointmentRequest } from '../../shared/posted.ts'
import { maxTextLength } from '../../shared/sanitise.ts'

interface TextFieldProps {
  form: UseFormReturn<AppointmentRequest>
  words: AppointmentWords
  /** Of the field and of its label. */
  name: Exclude<keyof AppointmentRequest, 'preferredDays'>
  autoComplete?: string
  /** The number of visible lines. Makes it a multi-line field. */
  lines?: number
}

/** Browsers silently cut a text that is too long, so a note below the field says when it is full. */
export function TextField({ form, words, name, autoComplete = 'off', lines }: TextFieldProps) {
  const id = useId()
  const noteId = `${id}-doubt`
  const isFull = useWatch({ control: form.control, name }).length >= maxTextLength
  const field = { id, maxLength: maxTextLength, autoComplete, ...form.register(name), 'aria-describedby': noteId }
  return (
    <div className="field">
      <label htmlFor={id}>{words[name]}</label>
      {lines === undefined ? <input type="text" {...field} /> : <textarea rows={lines} {...field} />}
      <p id={noteId} className="field-doubt" aria-live="polite">
        {isFull && words.full}
      </p>
    </div>
  )
}

interface ChoicesProps {
  label: string
  register: UseFormRegisterReturn
  options: readonly (readonly [value: string, label: string])[]
}

export function Select({ label, none, register, options }: ChoicesProps & { none: string }) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} {...register}>
        <option value="">{none}</option>
        {options.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}

export function Choices({ label, register, options }: ChoicesProps) {
  return (
    <fieldset className="choices">
      <legend>{label}</legend>
      {options.map(([value, label]) => (
        <label key={value}>
          <input type="checkbox" value={value} {...register} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
