import type { ReactNode } from 'react'

interface TableBoxProps {
  caption: string
  columns: readonly string[]
  /** The first cell of a row says what the row is about. */
  rows: readonly (readonly ReactNode[])[]
}

/** So many columns have room on a phone. */
const mostOnPhone = 3

/**
 * A table, on phones too, as comparing is what it is for. Where it has more columns than fit, it scrolls by itself, also by
 * keyboard, and the first column stays.
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
  return columns.length > mostOnPhone ? (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keys must reach what scrolls
    <section className="table-box table-wide" aria-label={caption} tabIndex={0}>
      {table}
    </section>
  ) : (
    <div className="table-box">{table}</div>
  )
}
