import type { ReactNode } from 'react'

interface TableBoxProps {
  caption: string
  columns: readonly string[]
  /** The rows, as `<tr>`s. */
  children: ReactNode
}

/** A table in a box of its own that scrolls sideways on phones, so the page never does. */
export function TableBox({ caption, columns, children }: TableBoxProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must take focus, or a keyboard cannot scroll it
    <section className="table-box" tabIndex={0} aria-label={caption}>
      <table>
        <caption>
          <span>{caption}</span>
        </caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={index} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </section>
  )
}
