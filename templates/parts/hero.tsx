import type { ReactNode } from 'react'
import type { IconName, InlineContent, LayoutData, Phone, Photo, Via } from '../../generator/page.ts'
import { Actions } from './actions.tsx'
import { Icon } from './icon.tsx'
import { HeroPhoto } from './photo.tsx'
import { RichText } from './rich-text.tsx'

interface HeroProps {
  page: { heading: ReactNode; content: { intro: InlineContent; photo?: Photo | undefined } }
  /** The icon of the service that the page is about. */
  icon?: IconName
  /** A drawing of the page's subject, beside the words if there is room, or else below them. A photo replaces it. */
  picture?: ReactNode
  layout: LayoutData
  /** Content between the introduction and the buttons: a drive time. */
  children?: ReactNode
}

/** The top of a page: its one h1, its introduction and, with `action`, the ways to request a visit. */
export function Hero({ page, icon, picture, layout, children, action }: HeroProps & { action?: ReactNode }) {
  const { heading, content } = page
  const { intro, photo } = content
  const words = (
    <>
      {icon !== undefined && <Icon name={icon} />}
      <h1>{inPhrases(heading)}</h1>
      <p className="lead">
        <RichText text={intro} />
      </p>
      {children}
      {action}
    </>
  )
  const seen =
    photo === undefined ? (
      picture && <div className="hero-picture">{picture}</div>
    ) : (
      <HeroPhoto photo={photo} words={layout.words} />
    )
  return (
    <header className="hero">
      {seen ? (
        <div className="wrap hero-pictured">
          <div className="hero-words">{words}</div>
          {seen}
        </div>
      ) : (
        <div className="wrap">{words}</div>
      )}
    </header>
  )
}

/** A heading that is longer than a line breaks after its colon first, because each span stays in one piece if it can. */
function inPhrases(heading: ReactNode): ReactNode {
  if (typeof heading !== 'string') return heading
  const colon = heading.indexOf(': ')
  if (colon < 0) return heading
  return (
    <>
      <span>{heading.slice(0, colon + 1)}</span> <span>{heading.slice(colon + 2)}</span>
    </>
  )
}

/** The hero of a page about being seen: call, and schedule or book. */
export function HeroWithActions({ via = 'schedule', ...hero }: HeroProps & { page: { phone: Phone }; via?: Via }) {
  return <Hero {...hero} action={<Actions layout={hero.layout} phone={hero.page.phone} via={via} />} />
}
