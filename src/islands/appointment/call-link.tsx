import type { AppointmentWords } from '../../shared/islands.ts'

interface Props {
  words: Pick<AppointmentWords, 'call'>
  phone: { text: string; href: string }
}

/** The way to the practice that always works, beside the others. */
export const CallLink = ({ words, phone }: Props) => (
  <a className="button button-quiet button-phone" href={phone.href} data-event="phone_click">
    {words.call.replace('{phone}', phone.text)}
  </a>
)
