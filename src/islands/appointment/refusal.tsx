import type { AppointmentWords } from '../../shared/islands.ts'
import { useSecondsLeft } from '../seconds-left.ts'
import { showOnce } from './refs.ts'
import type { Outcome } from './submit.ts'

/** Why nothing happened, and when that was shown: the same message shown again must be announced again. */
export interface Refused {
  why: Extract<Outcome, { name: 'rate-limited' | 'wrong-token' | 'later' }>
  at: number
}

interface Props {
  words: AppointmentWords
  phone: { text: string }
  why: Refused['why']
}

/**
 * The alert that the specification asks for, inside the dialog. `window.alert` would block the page, cannot hold a
 * phone number to press, and can be turned off in some browsers, which would leave nothing explained. Screen readers
 * read `role=alert` at once. The seconds stay outside it, or each one would be read out.
 */
export function Refusal({ words, phone, why }: Props) {
  const seconds = useSecondsLeft(why.name === 'wrong-token' ? 0 : why.until)
  const message = { 'rate-limited': words.tooMany, 'wrong-token': words.mismatch, later: words['post.later'] }[why.name]
  const more = why.name === 'wrong-token' ? words.refresh : seconds > 0 ? words.waitSeconds : words.tryAgain
  return (
    <div className="form-errors" ref={showOnce}>
      <p role="alert">{message}</p>
      <p>{more.replace('{seconds}', String(seconds)).replace('{phone}', phone.text)}</p>
    </div>
  )
}
