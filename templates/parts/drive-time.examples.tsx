import type { ReactElement } from 'react'
import { DriveRoute, DriveTime } from './drive-time.tsx'
import { sampleWords } from './sample-layout.ts'
import { sampleWayMap } from './sample-map.ts'

export const examples: Record<string, ReactElement> = {
  time: <DriveTime drive={{ city: 'Irvine', minutes: '12-15' }} words={sampleWords} />,
  'with a route': (
    <DriveRoute drive={{ city: 'Irvine', minutes: '12-15', route: 'Take the 5 north.' }} words={sampleWords} />
  ),
  'with a map': <DriveRoute drive={{ city: 'Irvine', minutes: '12-15' }} map={sampleWayMap} words={sampleWords} />,
  'without a route': <DriveRoute drive={{ city: 'Brea', minutes: '25-30' }} words={sampleWords} />,
}
