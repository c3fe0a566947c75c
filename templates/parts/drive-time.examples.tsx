import type { ReactElement } from 'react'
import { DriveRoute, DriveTime } from './drive-time.tsx'
import { sampleWords } from './sample-layout.ts'

const irvine = { city: 'Irvine', minutes: '12-15', isEstimate: false }

export const examples: Record<string, ReactElement> = {
  time: <DriveTime drive={irvine} words={sampleWords} />,
  'an estimate': <DriveTime drive={{ ...irvine, isEstimate: true }} words={sampleWords} />,
  'with the distance': (
    <DriveTime drive={{ ...irvine, distance: { miles: 5, kilometers: 8, direction: 'south' } }} words={sampleWords} />
  ),
  'around the corner': (
    <DriveTime drive={{ ...irvine, distance: { miles: 1, kilometers: 2, direction: 'east' } }} words={sampleWords} />
  ),
  'with a route': <DriveRoute drive={{ ...irvine, route: 'Take the 5 north.' }} words={sampleWords} />,
  'without a route': <DriveRoute drive={irvine} words={sampleWords} />,
}
