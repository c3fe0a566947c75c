import type { ReactNode } from 'react'
import type { Flag } from '../../generator/page.ts'

/** Hidden from screen readers: decoration beside the language's name, which says the same. */
export const flags: Record<Flag, ReactNode> = {
  us: (
    <svg className="flag" width="24" height="16" viewBox="0 0 30 20" aria-hidden="true">
      <path fill="#fff" d="M0 0h30v20H0z" />
      {/* The dashes of one line, as wide as the flag, are the stripes. */}
      <path stroke="#b22234" strokeWidth="30" strokeDasharray="1.54" d="M15 0v20" />
      <path fill="#3c3b6e" d="M0 0h13v10.8H0z" />
      <path stroke="#fff" strokeDasharray="1 1.7" d="M1.2 2h11M2.5 4.2h9M1.2 6.5h11M2.5 8.8h9" />
    </svg>
  ),
  mx: (
    <svg className="flag" width="24" height="16" viewBox="0 0 30 20" aria-hidden="true">
      <path fill="#fff" d="M0 0h30v20H0z" />
      <path fill="#006847" d="M0 0h10v20H0z" />
      <path fill="#ce1126" d="M20 0h10v20H20z" />
      <path fill="none" stroke="#5a8f3c" d="M12.3 10.5a2.8 2.8 0 0 0 5.4 0" />
      <circle cx="15" cy="9.4" r="1.7" fill="#8c5a2b" />
    </svg>
  ),
}
