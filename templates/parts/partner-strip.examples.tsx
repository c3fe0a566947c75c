import type { ReactElement } from 'react'
import { PartnerStrip } from './partner-strip.tsx'
import { samplePartners, sampleWords } from './sample-layout.ts'

export const examples: Record<string, ReactElement> = {
  brands: <PartnerStrip partners={samplePartners} words={sampleWords} />,
  logos: (
    <PartnerStrip
      partners={[
        { name: 'Zeiss', logo: { src: '/images/zeiss.svg', width: 120, height: 40 } },
        ...samplePartners.slice(1),
      ]}
      words={sampleWords}
    />
  ),
  none: <PartnerStrip partners={[]} words={sampleWords} />,
}
