import type { ReactNode } from 'react'
import type { Stage } from '../../src/shared/views.ts'

/** What an effect receives: the stage, and how strong that is between 0 and 1. */
export interface EffectProps {
  stage: Stage
  strength: number
}

export type Effect = (props: EffectProps) => ReactNode

/** Filters work on a little more than the picture, so that its edge is not smeared with nothing. */
export const filterRegion = { filterUnits: 'userSpaceOnUse', x: -60, y: -60, width: 720, height: 520 } as const
