import type { ReactElement } from 'react'
import { Inventory } from './inventory.tsx'
import { sampleLayout } from './sample-layout.ts'

export const examples: Record<string, ReactElement> = {
  'a page, a service and many cities': (
    <Inventory
      layout={sampleLayout}
      content={{
        intro: '',
        sections: [],
        site: 'https://www.example.com',
        total: 3,
        pages: [
          { url: '/about', kind: 'prose', language: 'en', state: 'original', inCities: 0, more: 0 },
          { url: '/services/lasik', kind: 'service', language: 'en', state: 'original', inCities: 9, more: 0 },
          {
            url: '/locations/irvine-eye-doctor',
            kind: 'location',
            language: 'en',
            state: 'original',
            inCities: 0,
            more: 120,
          },
        ],
      }}
    />
  ),
}
