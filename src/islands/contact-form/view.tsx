import type { FocusEventHandler, FormEventHandler } from 'react'
import type { ContactWords } from '../../shared/islands.ts'
import type { ContactLetter } from '../../shared/letters/contact-letter.ts'
import { maxTextLength } from '../../shared/sanitise.ts'
import type { ContactErrors, ContactHints } from './check.ts'
import { ErrorSummary, Field, type FieldName, idOf } from './field.tsx'
import { Done, Draft, Failed } from './outcome.tsx'

/** `draft` and `failed` leave the form as it is, with a panel below. `done` replaces it. */
export type ContactStep = 'idle' | 'sending' | 'sent' | 'done' | 'draft' | 'failed'

/** What the browser adds to the form. */
interface LiveForm {
  step: ContactStep
  errors: ContactErrors
  hints: ContactHints
  /** What was typed, as a letter: for a draft, or for a message that could not be sent. */
  letter?: ContactLetter
  /** Milliseconds since 1970. Sending again before this time is futile. */
  notBefore: number
  /** The props for a field's control, from react-hook-form. */
  register: (field: FieldName) => object
  submit: FormEventHandler<HTMLFormElement>
  edit: FormEventHandler<HTMLFormElement>
  /** The visitor comes to a field or a button. */
  enter: FocusEventHandler<HTMLFormElement>
  focus: (field: FieldName) => void
  /** How often the visitor has tried to send. */
  attempts: number
}

interface Props {
  words: ContactWords
  /** Whether our script posts the message to an endpoint. Without the script, the button opens a draft either way. */
  isPosted: boolean
  /** Absent at build time: the form then opens a draft in the visitor's mail app, and says so. */
  live?: LiveForm
}

/** The message form. Its markup is the same with and without JavaScript, so that nothing moves when it hydrates. */
export function ContactFormView({ words, isPosted, live }: Props) {
  const { step = 'idle', errors = {}, hints = {}, letter, notBefore = 0 } = live ?? {}
  const props = { live, words, errors, hints, isHeld: isBusy(step) }
  const [hint] = Object.values(hints)
  const progress = step === 'sending' || step === 'sent' ? words[step] : undefined
  return (
    <>
      {step === 'done' ? (
        <Done words={words} />
      ) : (
        <form
          className="form contact-form"
          aria-label={words.form}
          method="post"
          encType="text/plain"
          onSubmit={live?.submit}
          onInput={live?.edit}
          onFocus={live?.enter}
        >
          <p className="contact-needed">{words.needed}</p>
          <ErrorSummary {...props} />
          <Field field="name" {...props}>
            {(control) => <input {...control} type="text" autoComplete="name" maxLength={maxTextLength} />}
          </Field>
          <div className="contact-pair">
            <Field field="phone" {...props}>
              {(control) => <input {...control} type="tel" autoComplete="tel" maxLength={maxTextLength} />}
            </Field>
            <Field field="email" {...props}>
              {(control) => <input {...control} type="email" autoComplete="email" maxLength={maxTextLength} />}
            </Field>
          </div>
          <Field field="reason" {...props}>
            {(control) => (
              <select {...control}>
                {words.reasons.map(({ id, label }) => (
                  // The value by itself: a browser that translates the page changes the text.
                  <option key={id} value={label}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field field="message" {...props}>
            {(control) => <textarea {...control} rows={6} maxLength={maxTextLength} required />}
          </Field>
          <button
            type="submit"
            className="button"
            // On the button, not the form: there, Chromium takes a `mailto:` action for an insecure one.
            formAction={`mailto:${words.address}`}
            aria-disabled={isBusy(step) || undefined}
          >
            {progress ?? words.send}
          </button>
          <p className={isPosted ? 'note contact-unposted' : 'note'}>{words.note}</p>
          {isPosted && <p className="note contact-posted">{words.notePosted}</p>}
        </form>
      )}
      {step === 'draft' && letter !== undefined && <Draft words={words} letter={letter} />}
      {step === 'failed' && letter !== undefined && <Failed words={words} letter={letter} notBefore={notBefore} />}
      <p role="status" className="visually-hidden" id={idOf('status')}>
        {progress ?? (step === 'done' ? words.done.text : hint && words.hints[hint])}
      </p>
    </>
  )
}

/** Whether a message is on its way or has just arrived: the button then does nothing. */
const isBusy = (step: ContactStep) => step === 'sending' || step === 'sent'
