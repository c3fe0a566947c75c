import type { Letters as LettersOf } from '../../generator/page.ts'
import { TextLink } from './text-link.tsx'

/** Links to the parts of a list too long for one page, by the first letters of its places. */
export function Letters({ letters }: { letters: LettersOf | undefined }) {
  if (letters === undefined) return null
  const { id, heading, links, current } = letters
  return (
    <nav aria-labelledby={id}>
      <p id={id} className="note">
        {heading}
      </p>
      <ul className="tags">
        {links.map((link) => (
          <li key={link.href}>
            <TextLink link={link} isCurrent={link.href === current} />
          </li>
        ))}
      </ul>
    </nav>
  )
}
