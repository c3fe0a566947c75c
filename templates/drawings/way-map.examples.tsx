import type { ReactElement } from 'react'
import { sampleWayMap } from '../parts/sample-map.ts'
import { WayMap } from './way-map.tsx'

const facts = <p id="drive">About 12-15 minutes by car from Irvine</p>

export const examples: Record<string, ReactElement> = {
  'along roads': (
    <>
      {facts}
      <WayMap map={sampleWayMap} title="From Irvine to us" facts="drive" />
    </>
  ),
  'without roads': (
    <>
      {facts}
      <WayMap
        map={{
          ...sampleWayMap,
          roads: '',
          streets: '',
          streetNames: [],
          boards: [],
          sea: undefined,
          seaName: undefined,
        }}
        title="From Irvine to us"
        facts="drive"
      />
    </>
  ),
  'next door': (
    <>
      {facts}
      <WayMap map={{ ...sampleWayMap, way: undefined }} title="From Irvine to us" facts="drive" />
    </>
  ),
  'the area served': (
    <WayMap map={{ ...sampleWayMap, way: undefined, place: undefined, rings: [], edge: 140 }} title="Our cities" />
  ),
}
