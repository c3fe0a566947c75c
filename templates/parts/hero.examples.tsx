import type { ReactElement } from 'react'
import { Hero, HeroWithActions } from './hero.tsx'
import { sampleLayout, sampleLinks, samplePhone, samplePhoto } from './sample-layout.ts'

export const examples: Record<string, ReactElement> = {
  plain: <Hero heading="Privacy" intro="What we keep, and why." layout={sampleLayout} />,
  'with a photo': <Hero heading="About us" intro="Who we are." photo={samplePhoto} layout={sampleLayout} />,
  'with a drawn picture': (
    <Hero
      heading="Frames"
      intro="Two round lenses."
      picture={
        <svg className="drawing" viewBox="0 0 120 60" aria-hidden="true">
          <circle className="draw-paper draw-line" cx="32" cy="30" r="20" />
          <circle className="draw-paper draw-line" cx="88" cy="30" r="20" />
          <path className="draw-here" d="M52 28q8-8 16 0" />
        </svg>
      }
      layout={sampleLayout}
    />
  ),
  'with actions': (
    <HeroWithActions
      heading="Dry eye"
      intro={['See ', sampleLinks[0]!, '.']}
      layout={sampleLayout}
      phone={samplePhone}
    />
  ),
  'with booking': (
    <HeroWithActions
      heading="Eye exams for Irvine"
      intro="About 12-15 minutes away."
      layout={sampleLayout}
      phone={samplePhone}
      via="book"
    >
      <p>Between introduction and buttons.</p>
    </HeroWithActions>
  ),
}
