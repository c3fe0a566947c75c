import { useEffect, useRef } from 'react'
import type { AppointmentWords } from '../../shared/islands.ts'
import { useSecondsLeft } from '../seconds-left.ts'
import type { Outcome } from './submit.ts'

/** Why nothing happened, and when it was shown: the same message shown again must be announced again. */
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
 * The specified alert, in the dialog: `window.alert` would stop the page, cannot hold a phone number to press, and some
 * browsers let visitors turn it off, which would leave nothing explained. Screen readers read `role=alert` at once. The
 * seconds stand outside it: they would be read out one by one.
 */
export function Refusal({ words, phone, why }: Props) {
  const box = useRef<HTMLDivElement>(null)
  const seconds = useSecondsLeft(why.name === 'wrong-token' ? 0 : why.until)
  useEffect(() => {
    // Some browsers return a promise here, and what an effect returns would be called to end it.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const said = { 'rate-limited': words.tooMany, 'wrong-token': words.mismatch, later: words['post.later'] }[why.name]
  const more = why.name === 'wrong-token' ? words.refresh : seconds > 0 ? words.waitSeconds : words.tryAgain
  return (
    <div className="refusal" ref={box}>
      <p role="alert">{said}</p>
      <p>{more.replace('{seconds}', String(seconds)).replace('{phone}', phone.text)}</p>
    </div>
  )
}
