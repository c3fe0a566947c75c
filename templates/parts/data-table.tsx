import type { Block, InlineContent } from '../../generator/page.ts'
import { RichText } from './rich-text.tsx'
import { TableBox } from './table-box.tsx'

type TableBlock = Extract<Block, { type: 'table' }>

/** A table from the manifest. */
export function DataTable({ caption, columns, rows }: Omit<TableBlock, 'type'>) {
  return <TableBox caption={caption} columns={columns} rows={rows.map((row) => row.map(cell))} />
}

const cell = (text: InlineContent, index: number) => <RichText key={index} text={text} />
