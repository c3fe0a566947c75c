import type { ReactElement } from 'react'
import type { InlineContent, Photo } from '../../generator/page.ts'
import { Hero, HeroWithActions } from './hero.tsx'
import { sampleLayout, sampleLinks, samplePhone, samplePhoto } from './sample-layout.ts'

const pageOf = (heading: string, intro: InlineContent, photo?: Photo) => ({
  heading,
  phone: samplePhone,
  content: { intro, photo },
})

export const examples: Record<string, ReactElement> = {
  plain: <Hero page={pageOf('Privacy', 'What we keep, and why.')} layout={sampleLayout} />,
  'with a photo': <Hero page={pageOf('About us', 'Who we are.', samplePhoto)} layout={sampleLayout} />,
  'with a drawn picture': (
    <Hero
      page={pageOf('Frames', 'Two round lenses.')}
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
  'with actions': <HeroWithActions page={pageOf('Dry eye', ['See ', sampleLinks[0]!, '.'])} layout={sampleLayout} />,
  'with booking': (
    <HeroWithActions
      page={pageOf('Eye exams for Irvine', 'About 12-15 minutes away.')}
      layout={sampleLayout}
      via="book"
    >
      <p>Between introduction and buttons.</p>
    </HeroWithActions>
  ),
}
