import type { ReactElement } from 'react'
import type { Block } from '../../generator/page.ts'
import { Blocks } from './blocks.tsx'
import { sampleLinks, sampleReasons, sampleSpecialHours, sampleWords } from './sample-layout.ts'

/** A photo has examples of its own. It is left to React, and all of these are not. */
const ofEveryType: Record<Exclude<Block['type'], 'photo'>, Block> = {
  paragraph: { type: 'paragraph', text: ['Read about ', { strong: 'dry' }, ' eyes on ', sampleLinks[0]!, '.'] },
  list: { type: 'list', items: ['Redness', 'Light that hurts'] },
  steps: { type: 'steps', items: ['Rinse', 'Rest'] },
  table: { type: 'table', caption: 'What it may be', columns: ['Sign', 'Cause'], rows: [['Redness', 'Allergy']] },
  care: { type: 'care', level: 'emergency', heading: 'Call 911 if:', reasons: sampleReasons, closed: 'At any hour.' },
  calendar: { type: 'calendar', timeZone: 'America/Los_Angeles', place: '12 Pier Street', phone: '(714) 555-0100' },
  'special-hours': { type: 'special-hours', ...sampleSpecialHours },
}

export const examples: Record<string, ReactElement> = {
  'of every type but photos': <Blocks blocks={Object.values(ofEveryType)} words={sampleWords} />,
}
