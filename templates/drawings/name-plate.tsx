import { visibleText } from '../../src/shared/visible-text.ts'

/** A round plate with initials, shown if there is no portrait. */
export const NamePlate = ({ name }: { name: string }) => (
  <svg className="drawing" viewBox="0 0 96 96" aria-hidden="true">
    <circle className="draw-blush" cx="48" cy="48" r="46" />
    <circle className="draw-here" cx="48" cy="48" r="46" />
    <text className="draw-initials" x="48" y="60" textAnchor="middle">
      {initialsOf(name)}
    </text>
  </svg>
)

/** With a dot, or without one as in Britain. */
const title = /\.$|^(?:Dra?|Prof|Mrs?|Ms)$/

/** `JR` for `Dr. Jane Roe, OD`: the initials of the first and last name, without title and credentials. */
export function initialsOf(name: string): string {
  const words = visibleText(name)
    .split(',')[0]!
    .split(' ')
    .filter((word) => !title.test(word))
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('')
}
