import type { AppointmentPractice, AppointmentWords } from '../../shared/islands.ts'

interface Props {
  words: Pick<AppointmentWords, 'call'>
  phone: AppointmentPractice['phone']
}

/** The phone link, offered beside the other ways because it always works. */
export const CallLink = ({ words, phone }: Props) => (
  <a className="button button-quiet button-phone" href={phone.href} data-event="phone_click">
    {words.call.replace('{phone}', phone.text)}
  </a>
)
