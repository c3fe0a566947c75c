import { useEffect, useRef } from 'react'
import type { AppointmentWords } from '../../shared/islands.ts'
import type { Outcome } from './submit.ts'

/** Why nothing happened, and when it was shown: the same message shown again must be announced again. */
export interface Refused {
  why: Extract<Outcome, { name: 'rate-limited' | 'wrong-token' }>
  at: number
}

interface Props {
  words: AppointmentWords
  phone: { text: string }
  why: Refused['why']
}

/**
 * The specified alert, in the dialog: `window.alert` would stop the page, cannot hold a phone number to press, and some
 * browsers let visitors turn it off, which would leave nothing explained. Screen readers read `role=alert` at once.
 */
export function Refusal({ words, phone, why }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // Some browsers return a promise here, and what an effect returns would be called to end it.
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const limited = why.name === 'rate-limited'
  const more = limited ? words.waitSeconds.replace('{seconds}', String(why.waitSeconds)) : words.refresh
  return (
    <div className="refusal" ref={box}>
      <p role="alert">{limited ? words.tooMany : words.mismatch}</p>
      <p>{more.replace('{phone}', phone.text)}</p>
    </div>
  )
}
