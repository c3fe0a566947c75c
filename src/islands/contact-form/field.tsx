import type { ReactNode } from 'react'
import type { ContactWords } from '../../shared/islands.ts'
import type { ContactMessage } from '../../shared/posted.ts'
import { showMistake } from '../show-mistake.ts'
import type { ContactErrors, ContactHints } from './check.ts'
import { contactFields } from './message.ts'

export type FieldName = keyof ContactMessage

/** The props a field's control gets besides its own attributes. */
interface ControlProps {
  id: string
  name: FieldName
  'aria-invalid'?: true
  'aria-describedby'?: string
}

interface Props {
  words: ContactWords
  errors: ContactErrors
  hints: ContactHints
  /** Whether the message is on its way, so that nothing may be changed. */
  isHeld: boolean
  live?: {
    register: (field: FieldName) => object
    focus: (field: FieldName) => void
    /** How often the visitor has tried to send. */
    attempts: number
  }
}

/** A label, its control and its error or else its hint, which screen readers announce with the control. */
export function Field({
  field,
  words,
  errors,
  hints,
  isHeld,
  live,
  children,
}: Props & { field: FieldName; children: (control: ControlProps) => ReactNode }) {
  const id = idOf(field)
  const error = errors[field]
  const hint = error === undefined ? hints[field] : undefined
  const described: Partial<ControlProps> = {
    ...(hint !== undefined && { 'aria-describedby': idOf(`${field}-hint`) }),
    ...(error !== undefined && { 'aria-invalid': true, 'aria-describedby': idOf(`${field}-error`) }),
  }
  return (
    <div className="field" inert={isHeld}>
      <label htmlFor={id}>{words[field]}</label>
      {children({ ...live?.register(field), id, name: field, ...described })}
      {error !== undefined && (
        <p className="field-error" id={idOf(`${field}-error`)}>
          {words.errors[error]}
        </p>
      )}
      {hint !== undefined && (
        <p className="field-doubt" id={idOf(`${field}-hint`)}>
          {words.hints[hint]}
        </p>
      )}
    </div>
  )
}

/** All errors in one place. Each line leads to its field. */
export function ErrorSummary({ words, errors, live }: Omit<Props, 'hints' | 'isHeld'>) {
  const wrong = contactFields.filter((field) => errors[field] !== undefined)
  if (wrong.length === 0) return null
  return (
    <div className="form-errors">
      {/* Without the list, which changes while the visitor types: an alert would interrupt them. A new one each time. */}
      <p role="alert" key={live?.attempts} ref={showMistake}>
        {words.summary}
      </p>
      <ul>
        {wrong.map((field) => (
          <li key={field}>
            <a
              href={`#${idOf(field)}`}
              onClick={(event) => {
                event.preventDefault()
                live?.focus(field)
              }}
            >
              {words.errors[errors[field]!]}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A unique element id: a page has only one contact form. */
export const idOf = (part: string) => `contact-${part}`
