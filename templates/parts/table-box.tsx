import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

interface TableBoxProps {
  caption: string
  columns: readonly string[]
  /** The first cell of each row is its header. */
  rows: readonly (readonly ReactNode[])[]
}

/** The number of columns that fit on any phone. */
const maxOnPhone = 2
/** The number of columns that fit on a phone unless their words are long: then it scrolls a little. */
const maxOnMostPhones = 3

/**
 * A table, even on phones, because its purpose is to compare. If it has more columns than fit, it scrolls by itself,
 * by keyboard too. Of a wide one, the first column stays in place.
 */
export function TableBox({ caption, columns, rows }: TableBoxProps) {
  const table = (
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column, index) => (
            <th key={index} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([head, ...cells], index) => (
          <tr key={index}>
            <th scope="row">{head}</th>
            {cells.map((cell, at) => (
              <td key={at}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
  if (columns.length <= maxOnPhone) return <div className="table-box">{table}</div>
  const isWide = columns.length > maxOnMostPhones
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must reach what scrolls
    <section className={classNames('table-box', isWide && 'table-wide')} aria-label={caption} tabIndex={0}>
      {table}
    </section>
  )
}
