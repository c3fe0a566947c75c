import { Fragment } from 'react'
import type { LayoutData, Phone } from '../../generator/page.ts'
import { unbroken } from '../../src/shared/unbroken.ts'
import { classNames } from './class-names.ts'
import { PhoneLink } from './phone-link.tsx'

interface Props {
  phone: Phone
  layout: LayoutData
  /** Beside a button that comes first. */
  isQuiet?: boolean
}

/**
 * A button that names the number it calls. The number is an item of its own, so the label wraps first, next to it. A
 * button narrower than the number breaks it after the area code.
 */
export function CallButton({ phone, layout, isQuiet = false }: Props) {
  // A space at the edge of an item is not drawn: the button's gap is. It keeps the words of the button's name apart.
  const [before, after] = layout
    .words('actions.call', { phone: phone.text })
    .split(phone.text)
    .map((part) => unbroken(part).replace(/^\u00a0|\u00a0$/g, ' '))
  const parts = unbroken(phone.text).split(/(?<=\u00a0)/)
  return (
    <PhoneLink
      className={classNames('button', isQuiet && 'button-quiet', 'button-phone')}
      phone={phone}
      label={
        <>
          {before}
          <span>
            {parts.map((part, index) => (
              <Fragment key={part}>
                {index > 0 && <wbr />}
                {part}
              </Fragment>
            ))}
          </span>
          {after}
        </>
      }
    />
  )
}
