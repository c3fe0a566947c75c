import type { ReactElement } from 'react'
import { AreaMap } from './area-map.tsx'
import { sampleMap } from './sample-map.ts'

export const examples: Record<string, ReactElement> = {
  'a service area': <AreaMap map={sampleMap} title="The cities around us" />,
}
