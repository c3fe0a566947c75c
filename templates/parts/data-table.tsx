import type { InlineContent } from '../../generator/page.ts'
import { RichText } from './rich-text.tsx'
import { TableBox } from './table-box.tsx'

interface DataTableProps {
  caption: string
  columns: readonly string[]
  rows: readonly (readonly InlineContent[])[]
}

/** A table from the manifest. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return <TableBox caption={caption} columns={columns} rows={rows.map((row) => row.map(cell))} />
}

const cell = (text: InlineContent, index: number) => <RichText key={index} text={text} />
