import type { ReactNode } from 'react'

interface TableBoxProps {
  caption: string
  columns: readonly string[]
  /** The first cell of a row says what the row is about. */
  rows: readonly (readonly ReactNode[])[]
}

/**
 * A table where there is room for one. Where there is not, every row is a card and every cell says its column, so that
 * nothing scrolls sideways. Browsers keep it a table to screen readers; the labels are read out too, for any that does not.
 */
export function TableBox({ caption, columns, rows }: TableBoxProps) {
  return (
    <div className="table-box">
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
                <td key={at} data-label={columns[at + 1]}>
                  <span>{cell}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
