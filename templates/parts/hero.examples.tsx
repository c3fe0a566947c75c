import type { ReactElement } from 'react'
import { Hero, HeroWithActions } from './hero.tsx'
import { sampleFrame, sampleLinks, samplePhone, samplePhoto } from './sample-frame.ts'

export const examples: Record<string, ReactElement> = {
  plain: <Hero heading="Privacy" intro="What we keep, and why." frame={sampleFrame} />,
  'with a photo': <Hero heading="About us" intro="Who we are." photo={samplePhoto} frame={sampleFrame} />,
  'with actions': (
    <HeroWithActions heading="Dry eye" intro={['See ', sampleLinks[0]!, '.']} frame={sampleFrame} phone={samplePhone} />
  ),
  'with booking': (
    <HeroWithActions
      heading="Eye exams for Irvine"
      intro="About 12-15 minutes away."
      frame={sampleFrame}
      phone={samplePhone}
      via="book"
    >
      <p>Between introduction and buttons.</p>
    </HeroWithActions>
  ),
}
