import type { ReactElement } from 'react'
import { FramesHero } from '../drawings/frames-hero.tsx'
import { sampleWall } from '../drawings/sample-frames.ts'
import { FrameWall } from './frame-wall.tsx'
import { sampleWords } from './sample-layout.ts'

const page = (by: 'fit' | 'style') => (
  <>
    <FramesHero wall={sampleWall(by)} />
    <FrameWall wall={sampleWall(by)} words={sampleWords} />
  </>
)

export const examples: Record<string, ReactElement> = {
  'by fit, below the picture that opens the page': page('fit'),
  'by style, below the picture that opens the page': page('style'),
}
