import type { Link } from '../../generator/page.ts'
import { TextLink } from './text-link.tsx'

/** A link to the sheets to bring to a visit about the page's subject. */
export const VisitPackLink = ({ link }: { link: Link | undefined }) =>
  link === undefined ? null : (
    <p>
      <TextLink link={link} />
    </p>
  )
