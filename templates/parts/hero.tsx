import type { ReactNode } from 'react'
import type { Frame, Phone, Rich } from '../../generator/page.ts'
import { Actions } from './actions.tsx'
import { RichText } from './rich-text.tsx'

interface HeroProps {
  heading: ReactNode
  intro: Rich
  /** What stands between the introduction and the buttons: a drive time. */
  children?: ReactNode
  /** What stands beside the words where there is room: a photo. */
  beside?: ReactNode
}

/** The top of a page: its one h1, its introduction and, where `action` is given, the ways to a visit. */
export function Hero({ heading, intro, children, action, beside }: HeroProps & { action?: ReactNode }) {
  const words = (
    <>
      <h1>{heading}</h1>
      <p className="lead">
        <RichText text={intro} />
      </p>
      {children}
      {action}
    </>
  )
  return (
    <header className="hero">
      {beside === undefined ? (
        <div className="wrap">{words}</div>
      ) : (
        <div className="wrap hero-pictured">
          <div className="hero-words">{words}</div>
          {beside}
        </div>
      )}
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
