interface TextLinesProps {
  lines: readonly string[]
  x: number
  /** The baseline of the first line. */
  y: number
  anchor?: 'middle'
}

/** Lines of text in a drawing, one below another. */
export const TextLines = ({ lines, x, y, anchor }: TextLinesProps) => (
  <text x={x} y={y} textAnchor={anchor}>
    {lines.map((line, index) => (
      <tspan key={index} x={x} dy={index === 0 ? 0 : lineHeight}>
        {line}
      </tspan>
    ))}
  </text>
)

/** The line height in units of the drawing. */
export const lineHeight = 22
