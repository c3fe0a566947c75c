import type { Rich } from '../../generator/page.ts'
import { RichText } from './rich-text.tsx'
import { TableBox } from './table-box.tsx'

interface DataTableProps {
  caption: string
  columns: readonly string[]
  rows: readonly (readonly Rich[])[]
}

/** A written table. The first cell of a row says what the row is about. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <TableBox caption={caption} columns={columns}>
      {rows.map((row, index) => (
        <tr key={index}>{row.map(cell)}</tr>
      ))}
    </TableBox>
  )
}

function cell(text: Rich, index: number) {
  const content = <RichText text={text} />
  return index === 0 ? (
    <th key={index} scope="row">
      {content}
    </th>
  ) : (
    <td key={index}>{content}</td>
  )
}
