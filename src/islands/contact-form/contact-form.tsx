import { type BaseSyntheticEvent, useEffect, useRef, useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { track } from '../../analytics/track.ts'
import { openMail } from '../../open-mail.ts'
import { pageLanguage } from '../../page-language.ts'
import { sendLater } from '../../posting/send-later.ts'
import type { ContactWords } from '../../shared/islands.ts'
import { type ContactLetter, contactLetter } from '../../shared/letters/contact-letter.ts'
import type { ContactMessage, PostedMessage } from '../../shared/posted.ts'
import { leaveFields } from '../leave-fields.ts'
import { takeFilled } from '../take-filled.ts'
import { showToast } from '../toasts/show.ts'
import { useWarning } from '../use-warning.ts'
import { type ContactErrors, type ContactHints, errorsIn, hintsOn, hintsWhileTyping } from './check.ts'
import { messageFrom } from './message.ts'
import { typedValues } from './typed-values.ts'
import { ContactFormView, type ContactStep } from './view.tsx'

interface Props {
  words: ContactWords
  /** Where messages are posted. Without it, they go through the visitor's mail app. */
  endpoint?: string
  typed: ContactMessage
}

/** The live form, checked when sent and, after that, on every change. */
export function ContactForm({ words, endpoint, typed }: Props) {
  const live = useForm({ defaultValues: typed, resolver })
  const { register, handleSubmit, setFocus, formState } = live
  const [step, setStep] = useState<ContactStep>('idle')
  const [hints, setHints] = useState<ContactHints>({})
  const [letter, setLetter] = useState<ContactLetter>()
  /** Milliseconds since 1970. The endpoint accepts nothing before this time. */
  const [notBefore, setNotBefore] = useState(0)
  const [post] = useState(() => (endpoint === undefined ? undefined : sendLater(endpoint)))
  const isSending = useRef(false)
  const withdrawToast = useRef(() => {})
  const [hasMessage, setHasMessage] = useState(typed.message !== '')
  useWarning(hasMessage && (step === 'idle' || step === 'failed'), step === 'sending')

  // Typed before this script arrived. Not rendered at once, as the page has been rendered without it.
  useEffect(() => setHints(hintsWhileTyping(typed)), [typed])
  useEffect(() => {
    if (step !== 'sent') return
    const timer = setTimeout(() => setStep('done'), sentNoticeMs)
    return () => clearTimeout(timer)
  }, [step])

  const send = async (values: ContactMessage, event?: BaseSyntheticEvent) => {
    if (isSending.current) return
    isSending.current = true
    const message = messageFrom(values)
    const written = contactLetter(message, words)
    setLetter(written)
    withdrawToast.current()
    if (post === undefined) {
      setTimeout(() => {
        isSending.current = false
      }, doubleClickMs)
      setStep('draft')
      track('form_submit', form)
      openMail(written.href)
      return
    }
    leaveFields(event!.target)
    setStep('sending')
    const posted: PostedMessage = { ...message, reason: reasonId(message, words), language: pageLanguage }
    const answer = await post(posted)
    if (answer.name === 'taken') {
      setStep('sent')
      track('form_submit', form)
      track('form_complete', form)
      return
    }
    isSending.current = false
    console.warn('the message was not sent', answer)
    setNotBefore(answer.name === 'later' ? Date.now() + answer.seconds * 1000 : 0)
    setStep('failed')
    withdrawToast.current = showToast({ kind: 'error', text: words.failed.toast })
  }

  return (
    <ContactFormView
      words={words}
      isPosted={endpoint !== undefined}
      live={{
        step,
        errors: keysOf(formState.errors),
        hints,
        letter,
        notBefore,
        register: (field) => register(field, field === 'email' ? { deps: 'phone' } : {}),
        submit: (event) => {
          takeFilled(event.currentTarget, live)
          return handleSubmit(send)(event)
        },
        edit: (event) => {
          const typed = typedValues(event.currentTarget)
          // The draft offered below the form follows what is typed.
          if (letter) setLetter(contactLetter(messageFrom(typed), words))
          setHasMessage(typed.message !== '')
          setHints(hints.phone ? hintsOn(typed) : hintsWhileTyping(typed))
        },
        enter: ({ target, currentTarget }) => {
          // Not at a button: a hint that appears moves it away from under the press.
          if (target.matches('input, select, textarea')) setHints(hintsOn(typedValues(currentTarget)))
        },
        focus: setFocus,
        attempts: formState.submitCount,
      }}
    />
  )
}

/** Milliseconds the button says that the message was sent before the thanks replace the form. */
const sentNoticeMs = 1000

/** Milliseconds in which a second press on the button belongs to the first, and opens no second draft. */
const doubleClickMs = 1000

/** Events name the form but none of its content. */
const form = { form: 'contact' }

const resolver: Resolver<ContactMessage> = (values) => {
  const errors = Object.entries(errorsIn(messageFrom(values)))
  return errors.length === 0
    ? { values, errors: {} }
    : { values: {}, errors: Object.fromEntries(errors.map(([field, type]) => [field, { type }])) }
}

const keysOf = (errors: object): ContactErrors =>
  Object.fromEntries(
    Object.entries(errors as Record<string, { type: string }>).map(([field, { type }]) => [field, type]),
  )

const reasonId = ({ reason }: ContactMessage, { reasons }: ContactWords) =>
  reasons.find(({ label }) => label === reason)?.id ?? 'other'
