import type { ReactElement } from 'react'
import { Hero, HeroWithActions } from './hero.tsx'
import { sampleLayout, sampleLinks, samplePhone, samplePhoto } from './sample-layout.ts'

export const examples: Record<string, ReactElement> = {
  plain: <Hero heading="Privacy" intro="What we keep, and why." layout={sampleLayout} />,
  'with a photo': <Hero heading="About us" intro="Who we are." photo={samplePhoto} layout={sampleLayout} />,
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
