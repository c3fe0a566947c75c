import { renderToString } from 'react-dom/server'
import type { LayoutData, Phone } from '../../generator/page.ts'
import { ContactFormView } from '../../src/islands/contact-form/view.tsx'
import type { ContactWords } from '../../src/shared/islands.ts'
import { unbroken } from '../../src/shared/unbroken.ts'

/**
 * The message form as plain HTML. Sending opens a draft in the visitor's mail app, and the note by the button says so.
 * The browser script takes it over through `data-island`. `phone` is the number of the current page.
 */
export function ContactForm({ layout, phone }: { layout: LayoutData; phone: Phone }) {
  const { contact } = layout.practice
  const words = contactWords(layout, phone)
  // renderToString, not the static renderer used around it: hydration needs its markers.
  const html = renderToString(<ContactFormView words={words} isPosted={contact.endpoint !== undefined} />)
  return (
    <div
      data-island="contact-form"
      data-words={JSON.stringify(words)}
      data-endpoint={contact.endpoint}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

function contactWords({ words, practice }: LayoutData, phone: Phone): ContactWords {
  return {
    form: words('contact.form'),
    name: words('contact.name'),
    phone: words('contact.phone'),
    email: words('contact.email'),
    reason: words('contact.reason'),
    message: words('contact.message'),
    reasons: practice.contactReasons.map((id) => ({ id, label: words(`contact.reasons.${id}`) })),
    needed: words('contact.needed'),
    send: words('contact.send'),
    sending: words('contact.sending'),
    sent: words('contact.sent'),
    note: words('contact.note'),
    notePosted: words('contact.notePosted'),
    summary: words('contact.summary'),
    errors: {
      answer: words('contact.errors.answer'),
      phone: words('contact.errors.phone'),
      email: words('contact.errors.email'),
      message: words('contact.errors.message'),
    },
    hints: { phone: words('contact.hints.phone'), full: words('contact.hints.full') },
    done: { title: words('contact.done.title'), text: words('contact.done.text') },
    draft: {
      title: words('contact.draft.title'),
      text: words('contact.draft.text', { email: practice.email }),
      open: words('contact.draft.open'),
      copy: words('contact.draft.copy'),
      copied: words('contact.draft.copied'),
      byHand: words('contact.draft.byHand'),
    },
    failed: {
      toast: words('contact.failed.toast'),
      title: words('contact.failed.title'),
      text: words('contact.failed.text'),
      wait: words('contact.failed.wait', { seconds: '{seconds}' }),
      write: words('contact.failed.write'),
    },
    subject: words('contact.subject', { reason: '{reason}' }),
    shortened: words('contact.shortened'),
    call: unbroken(words('actions.call', { phone: phone.text })),
    phoneHref: phone.href,
    address: practice.email,
  }
}
