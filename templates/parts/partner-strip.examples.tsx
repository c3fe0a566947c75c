import type { ReactElement } from 'react'
import { PartnerStrip } from './partner-strip.tsx'
import { samplePartners, sampleWords } from './sample-layout.ts'

export const examples: Record<string, ReactElement> = {
  brands: <PartnerStrip partners={samplePartners} words={sampleWords} />,
  none: <PartnerStrip partners={[]} words={sampleWords} />,
}
