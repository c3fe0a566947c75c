import { type ReactNode, useId } from 'react'
import type { UseFormRegisterReturn, UseFormReturn } from 'react-hook-form'
import type { AppointmentRequest } from '../../shared/posted.ts'
import { maxTextLength } from '../../shared/sanitise.ts'

interface TextFieldProps {
  form: UseFormReturn<AppointmentRequest>
  name: Exclude<keyof AppointmentRequest, 'preferredDays'>
  label: string
  autoComplete?: string
  /** The number of visible lines. Makes it a multi-line field. */
  lines?: number
}

export function TextField({ form, name, label, autoComplete = 'off', lines }: TextFieldProps) {
  const id = useId()
  const field = { id, autoComplete, maxLength: maxTextLength, ...form.register(name) }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {lines === undefined ? <input type="text" {...field} /> : <textarea rows={lines} {...field} />}
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
