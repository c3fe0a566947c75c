import type { Link } from '../../generator/page.ts'
import { TextLink } from './text-link.tsx'

/** The way to the sheets to bring to a visit about a page's subject. */
export const VisitPackLink = ({ link }: { link: Link | undefined }) =>
  link === undefined ? null : (
    <p>
      <TextLink link={link} />
    </p>
  )
