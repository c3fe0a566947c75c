import type { ReactNode } from 'react'
import type { Phone } from '../../generator/page.ts'
import { unbroken } from '../../src/shared/unbroken.ts'

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
