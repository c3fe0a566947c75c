import type { ReactElement } from 'react'
import { sampleLayout, samplePhone } from './sample-layout.ts'
import { sampleWayMap } from './sample-map.ts'
import { WayHero } from './way-hero.tsx'

const drive = { city: 'Irvine', minutes: '12-15', isEstimate: false }

const page = {
  heading: 'Eye exams for Irvine',
  phone: samplePhone,
  content: { intro: 'We see patients daily.', drive },
}

export const examples: Record<string, ReactElement> = {
  'on a map': (
    <WayHero page={{ ...page, content: { ...page.content, map: sampleWayMap } }} layout={sampleLayout} via="book" />
  ),
  'without a map': <WayHero page={page} icon="eye" layout={sampleLayout} />,
}
