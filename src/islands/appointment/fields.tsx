import { type ReactNode, useId } from 'react'
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

/** The value and label of each option. */
type Options = readonly (readonly [value: string, label: string])[]

export function Select(props: { label: string; none: string; register: UseFormRegisterReturn; children: Options }) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{props.label}</label>
      <select id={id} {...props.register}>
        <option value="">{props.none}</option>
        {props.children.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}

export function Choices(props: { label: string; register: UseFormRegisterReturn; children: Options }): ReactNode {
  return (
    <fieldset className="choices">
      <legend>{props.label}</legend>
      {props.children.map(([value, label]) => (
        <label key={value}>
          <input type="checkbox" value={value} {...props.register} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
