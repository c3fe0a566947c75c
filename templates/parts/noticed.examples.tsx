import type { ReactElement } from 'react'
import { Noticed } from './noticed.tsx'
import { sampleLinks, sampleWords } from './sample-layout.ts'

export const examples: Record<string, ReactElement> = {
  'signs of each level': (
    <Noticed
      groups={[
        {
          heading: 'Sight',
          signs: [
            {
              level: 'emergency',
              text: 'a dark curtain comes in from the side',
              note: 'Even if it goes away.',
              pages: sampleLinks,
            },
            { level: 'urgent', text: 'straight lines look bent', pages: sampleLinks.slice(0, 1) },
          ],
        },
        { heading: 'Eyelids', signs: [{ level: 'routine', text: 'a lump stays for weeks', pages: sampleLinks }] },
      ]}
      words={sampleWords}
    />
  ),
  'no sign': <Noticed groups={[]} words={sampleWords} />,
}
