import type { ReactElement } from 'react'
import { DataTable } from './data-table.tsx'
import { sampleLinks } from './sample-layout.ts'

export const examples: Record<string, ReactElement> = {
  'three columns': (
    <DataTable
      caption="What it may be"
      columns={['Sign', 'Cause', 'Clue']}
      rows={[
        ['Redness', ['Allergy, see ', sampleLinks[0]!], 'Itching'],
        ['Halos', 'Closed-angle glaucoma', 'A hard red eye with a wide pupil'],
      ]}
    />
  ),
}
