import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface BandProps {
  heading: string
  id?: string | undefined
  /** More classes: its color, or what it holds. */
  className?: string
  children: ReactNode
}

/** A part of a page that is as wide as the window, with its heading and content in the middle. */
export const Band = ({ heading, id, className, children }: BandProps) => (
  <section id={id} className={classNames('band', className)}>
    <div className="wrap">
      <h2>{heading}</h2>
      {children}
    </div>
  </section>
)
