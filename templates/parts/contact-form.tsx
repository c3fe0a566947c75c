import type { Frame } from '../../generator/page.ts'

/**
 * The message form as HTML alone: sending opens a draft in the visitor's mail app, and the note by the button says so.
 * The browser script takes it over through `data-island`.
 */
export function ContactForm({ frame: { words, practice } }: { frame: Frame }) {
  return (
    <form
      className="form"
      data-island="contact-form"
      action={`mailto:${practice.email}`}
      method="post"
      encType="text/plain"
    >
      <label>
        {words('contact.name')}
        <input type="text" name="name" autoComplete="name" maxLength={1000} />
      </label>
      <label>
        {words('contact.phone')}
        <input type="tel" name="phone" autoComplete="tel" maxLength={20} />
      </label>
      <label>
        {words('contact.email')}
        <input type="email" name="email" autoComplete="email" maxLength={254} />
      </label>
      <label>
        {words('contact.reason')}
        <select name="reason">
          {reasons.map((key) => (
            <option key={key}>{words(key)}</option>
          ))}
        </select>
      </label>
      <label>
        {words('contact.message')}
        <textarea name="message" rows={6} maxLength={1000} />
      </label>
      <button type="submit" className="button">
        {words('contact.send')}
      </button>
      <p className="note">{words('contact.note')}</p>
    </form>
  )
}

const reasons = [
  'contact.reasons.general',
  'contact.reasons.schedule',
  'contact.reasons.lenses',
  'contact.reasons.billing',
  'contact.reasons.feedback',
  'contact.reasons.other',
]
