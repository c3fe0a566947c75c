import type { ReactNode } from 'react'
import type { Stage } from '../../src/shared/views.ts'

/** An effect's props: the stage, and its strength between 0 and 1. */
export interface EffectProps {
  stage: Stage
  strength: number
}

export type Effect = (props: EffectProps) => ReactNode

/** Filters cover a little more than the picture, so that its edge does not blend with empty space. */
export const filterRegion = { filterUnits: 'userSpaceOnUse', x: -60, y: -60, width: 720, height: 520 } as const
