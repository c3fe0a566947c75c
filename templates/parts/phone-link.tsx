import type { ReactNode } from 'react'
import type { Phone } from '../../generator/page.ts'

interface Props {
  phone: Phone
  /** Replaces the bare number. */
  label?: ReactNode
  className?: string
  /** Not the practice's: its calls are not counted. */
  isOthers?: true | undefined
}

/** A phone number to press. */
export function PhoneLink({ phone, label = unbroken(phone.text), className, isOthers }: Props) {
  return (
    <a className={className} href={phone.href} data-event={isOthers ? undefined : 'phone_click'}>
      {label}
    </a>
  )
}

/** A cache: a site has a handful of numbers and shows them on ten thousand pages. */
const known = new Map<string, string>()

/** Keeps a number on one line where no stylesheet applies: in mail apps, readers and copied text. */
export function unbroken(text: string): string {
  let result = known.get(text)
  if (result === undefined) {
    result = text.replaceAll(' ', '\u00a0').replaceAll('-', '\u2011')
    known.set(text, result)
  }
  return result
}
