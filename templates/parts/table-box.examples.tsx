import type { ReactElement } from 'react'
import { TableBox } from './table-box.tsx'

export const examples: Record<string, ReactElement> = {
  'one row': <TableBox caption="All pages" columns={['Address', 'Kind']} rows={[['/about', 'prose']]} />,
  'three columns': <TableBox caption="Two ways" columns={['Way', 'Hurts', 'Heals']} rows={[['Drops', 'No', 'Soon']]} />,
  wide: (
    <TableBox
      caption="Four ways"
      columns={['Way', 'Hurts', 'Heals', 'Lasts']}
      rows={[['Drops', 'No', 'Soon', 'A day']]}
    />
  ),
}
