import type { ReactElement } from 'react'
import type { CityLink } from '../../generator/page.ts'
import { CityMap } from './city-map.tsx'
import { sampleLayout } from './sample-layout.ts'
import { sampleMap } from './sample-map.ts'

const cities: CityLink[] = [
  { label: 'Irvine', href: '/locations/irvine-eye-doctor', minutes: '12-15', mark: 'near' },
  { label: 'Orange', href: '/locations/orange-eye-doctor', minutes: '15-18', mark: 'middle' },
  { label: 'Villa Park', href: '/locations/villa-park-eye-doctor' },
  { label: 'Dover Town', href: '/locations/dover-town-eye-doctor' },
]

export const examples: Record<string, ReactElement> = {
  'cities on a map': <CityMap heading="Cities" cities={cities} map={sampleMap} layout={sampleLayout} />,
  'without a map': <CityMap heading="Cities" cities={cities} map={undefined} layout={sampleLayout} />,
}
