import type { ReactElement } from 'react'
import { AreaMap } from './area-map.tsx'
import { sampleMap } from './sample-map.ts'

const facts = <p id="facts">About 12-15 minutes by car from Irvine</p>

export const examples: Record<string, ReactElement> = {
  'a service area': (
    <>
      {facts}
      <AreaMap map={sampleMap} title="The cities around us" facts="facts" />
    </>
  ),
}
