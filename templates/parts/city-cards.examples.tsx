import type { ReactElement } from 'react'
import type { CityLink, MiniMap } from '../../generator/page.ts'
import { CityCards } from './city-cards.tsx'
import { sampleWords } from './sample-layout.ts'

const cities: CityLink[] = [
  { label: 'Irvine', href: '/locations/irvine-eye-doctor', minutes: '12-15', spot: { x: 60, y: 50 } },
  { label: 'Orange', href: '/locations/orange-eye-doctor', spot: { x: 40, y: 20 } },
  { label: 'Dover Town', href: '/locations/dover-town-eye-doctor' },
]
const map: MiniMap = {
  width: 96,
  height: 72,
  sea: 'M0 30l50 42l-50 40z',
  roads: 'M0 10L60 40L96 60',
  office: { x: 48, y: 34 },
}

export const examples: Record<string, ReactElement> = {
  'cities on small maps': <CityCards heading="Cities nearby" cities={cities} map={map} words={sampleWords} />,
  'without a map': <CityCards heading="Cities nearby" cities={cities} map={undefined} words={sampleWords} />,
  none: <CityCards heading="Cities nearby" cities={[]} map={map} words={sampleWords} />,
}
