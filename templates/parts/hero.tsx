import type { ReactNode } from 'react'
import type { Frame, Phone, Rich } from '../../generator/page.ts'
import { Actions } from './actions.tsx'
import { RichText } from './rich-text.tsx'

interface HeroProps {
  heading: ReactNode
  intro: Rich
  /** What stands between the introduction and the buttons: a drive time. */
  children?: ReactNode
}

/** The top of a page: its one h1, its introduction and, where `action` is given, the ways to a visit. */
export function Hero({ heading, intro, children, action }: HeroProps & { action?: ReactNode }) {
  return (
    <header className="hero">
      <div className="wrap">
        <h1>{heading}</h1>
        <p className="lead">
          <RichText text={intro} />
        </p>
        {children}
        {action}
      </div>
    </header>
  )
}

/** The hero of a page that is about being seen: call, and schedule or book. */
export function HeroWithActions({
  frame,
  phone,
  via = 'schedule',
  ...hero
}: HeroProps & { frame: Frame; phone: Phone; via?: 'schedule' | 'book' }) {
  return <Hero {...hero} action={<Actions frame={frame} phone={phone} via={via} />} />
}
